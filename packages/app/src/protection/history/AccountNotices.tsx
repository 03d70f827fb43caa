import { perObject } from '@housefront/contract/per-object';
import { createSignal, type Core } from '@housefront/core';
import { storeMarketing } from '@housefront/core/features/protection';
import { MemberNotices as Notices, type MemberNotice } from '@housefront/ui/patterns/MemberNotices';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { paths } from '../../kernel/paths.ts';
import { useRuntime, useTemplate } from '../../kernel/runtime.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { openCustomerService, useCustomerService } from '../../kernel/hooks/useCustomerService.ts';
import { MarketingAsk } from './MarketingAsk.tsx';
import { useProtectionState } from '../state/useProtectionState.ts';

/** Notices that the member has closed; kept until the login ends. */
const closedOf = perObject((core: Core) => {
  const { subscribe, notify } = createSignal();
  let closed: readonly string[] = [];
  const set = (next: readonly string[]): void => {
    closed = next;
    notify();
  };
  core.events.on('login', () => set([]));
  return { subscribe, current: () => closed, close: (id: string) => set([...closed, id]) };
});

const titles = { documents: 'checks.documents', limited: 'checks.limited', other: 'checks.other' } as const;
const QUESTION = 'marketing';

function Shown(): ReactNode {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const mode = useTemplate((state) => state.mode);
  const closed = closedOf(core);
  const gone = useSyncExternalStore(closed.subscribe, closed.current, closed.current);
  const { data, refetch } = useProtectionState();
  const chat = useCustomerService();
  // A new login is another member, whose state is read anew.
  useEffect(() => core.events.on('login', () => void refetch()), [core, refetch]);
  const notices = (data?.checks ?? [])
    .filter(({ kind }) => !gone.includes(kind))
    .map(({ kind, text, url }): MemberNotice => {
      const service =
        chat === null ? null : { label: t('common.customer_service'), onOpen: () => openCustomerService(chat) };
      const on = url === null ? service : { label: t('checks.open'), href: url };
      return {
        id: kind,
        title: t(titles[kind]),
        text: text || undefined,
        actions: on ? [on] : [],
        onClose: () => closed.close(kind),
      };
    });
  const marketing = data?.marketing;
  return (
    <>
      {notices.length > 0 ? (
        <Notices
          label={t('checks.label')}
          close={t('common.close')}
          notices={notices}
          note={{
            text: t('checks.still'),
            link: { label: t('account.withdrawal'), href: paths.member('Withdrawal') },
          }}
        />
      ) : null}
      {marketing?.due && !gone.includes(QUESTION) ? (
        <MarketingAsk
          wide={mode === 'desktop'}
          choices={marketing.choices}
          onClose={() => closed.close(QUESTION)}
          onSave={async (choices) => void ((await storeMarketing(core, choices)) && closed.close(QUESTION))}
        />
      ) : null}
    </>
  );
}

/** Notices of the platform for a member, and the question of a member who never chose (RG-33). */
export function AccountNotices(): ReactNode {
  return (
    <WithTexts>
      <Shown />
    </WithTexts>
  );
}
