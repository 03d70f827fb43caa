import type { AccountViewProps } from '@housefront/ui/views';
import { accountLabels } from '@housefront/ui/views/account/labels';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { SectionFrame } from '../../../kernel/extension.ts';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useHydrated } from '../../../kernel/hooks/useHydrated.ts';
import { confirmLogout } from '../../../kernel/member/confirmLogout.ts';
import { useBalance, useBalanceStale } from '../../../kernel/member/useBalance.ts';
import { useLanguage } from '../../../kernel/texts/useLanguage.ts';
import { useTextsReady } from '../../../kernel/texts/useTextsReady.ts';
import { useLabels } from '../../../kernel/texts/useLabels.ts';

/** Shared frame of a member's windows. */
export type AccountFrame = Omit<AccountViewProps, 'menu' | 'section' | 'title'>;

export type { SectionFrame };

/** The session in the form that sections need. */
export function useSectionFrame(): SectionFrame {
  const { store } = useRuntime().core.session;
  const known = useStore(store, (state) => state.member);
  const isConfirmed = useStore(store, (state) => state.confirmed);
  const member = useMemo(() => known && { account: isConfirmed ? known.account : '' }, [known, isConfirmed]);
  // The page was rendered with a guest's texts; load the rest.
  const textsReady = useTextsReady();
  return { member: textsReady ? member : null };
}

/** The session, the close action, and the labels around a section. */
export function useAccountFrame(): AccountFrame {
  const runtime = useRuntime();
  const { core } = runtime;
  const { config, ports } = core;
  const { member } = useSectionFrame();
  const balance = useBalance();
  const balanceStale = useBalanceStale();
  const language = useLanguage();
  // Unknown on the server: whether the page is in a separate window.
  const hydrated = useHydrated();
  return {
    siteName: config.public.SITE_NAME,
    homeHref: paths.home(),
    onClose: hydrated && ports.windows.hasOpener() ? ports.windows.closeSelf : undefined,
    member:
      member !== null
        ? {
            account: member.account || '–',
            balance,
            balanceStale,
            onLogout: () => void confirmLogout(runtime),
          }
        : null,
    language,
    texts: useLabels(accountLabels),
  };
}
