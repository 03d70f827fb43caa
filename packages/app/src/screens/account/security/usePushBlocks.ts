import { allowedKinds, browserPush, choosePush, pushQueries, siteKinds } from '@housefront/core/features/push';
import type { AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useReducer, useSyncExternalStore, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../../kernel/runtime.ts';
import { securityPart, type SecurityPart } from './securityPart.ts';
import { useOnce } from '../../../kernel/hooks/useOnce.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

const labels = { letter: 'push.letter', withdrawal: 'push.withdrawal', promotion: 'push.promotion' } as const;

/**
 * Notices on this device, a switch for each kind. The browser asks its question after a press of a switch, never before
 * (PLT-04).
 */
export function usePushBlocks(): SecurityPart {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const { device, nativeApp } = core.ports;
  // Wrappers have no worker.
  const isOn = !device.nativeBridge && nativeApp === undefined;
  const query = useQuery({ ...pushQueries(core).settings(), enabled: isOn });
  const once = useOnce();
  const support = browserPush.support();
  // No event reports the answer to the browser's question.
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // The visitor may change the answer in the browser's settings and come back.
  const permission = useSyncExternalStore(
    device.onVisibilityChange,
    () => (support === 'ready' ? browserPush.permission() : 'default'),
    () => 'default',
  );
  // Closing the privacy choices may change the kinds that are allowed.
  useStore(overlays.store, (state) => state.consent);

  return securityPart(isOn, query, ({ publicKey, subscription }) => {
    const title = t('push.title');
    if (support !== 'ready') {
      const body = t(support === 'home-screen' ? 'push.home_screen' : 'push.unsupported');
      return [noticeBlock('push', 'info', title, body)];
    }
    const choose = (next: Parameters<typeof choosePush>[2]) =>
      once(async () => {
        await choosePush(core, publicKey, next);
        lookAgain();
      });
    const isDenied = permission === 'denied';
    const allowed = allowedKinds(core);
    const kinds = permission === 'granted' ? (subscription?.kinds ?? []).filter((kind) => allowed.includes(kind)) : [];
    const shown = siteKinds(core);
    const needsConsent = !isDenied && allowed.length < shown.length;
    const note = isDenied ? t('push.denied') : needsConsent ? t('push.consent') : undefined;
    const block: AccountBlock = {
      kind: 'switches',
      id: 'push',
      title,
      body: t('push.body'),
      switches: shown.map((kind) => ({
        id: kind,
        label: t(labels[kind]),
        on: kinds.includes(kind),
        disabled: isDenied || !allowed.includes(kind),
        onChange: (on) => choose(on ? [...kinds, kind] : kinds.filter((other) => other !== kind)),
      })),
      note,
      actions: needsConsent
        ? [{ id: 'choices', label: t('consent.choices'), main: false, onOpen: () => overlays.open('consent') }]
        : [],
    };
    return [block];
  });
}

/** Hands the notices to the security page. */
export function PushContribution({ render }: { readonly render: (part: SecurityPart) => ReactNode }): ReactNode {
  return render(usePushBlocks());
}
