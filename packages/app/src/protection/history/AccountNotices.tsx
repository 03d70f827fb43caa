import { perObject } from '@housefront/contract/per-object';
import { createSignal, type Core } from '@housefront/core';
import { storeMarketing, type MarketingChoice } from '@housefront/core/features/protection';
import { MemberNotices as Notices, type MemberNotice } from '@housefront/ui/patterns/MemberNotices';
import { useEffect, useSyncExternalStore, type ReactNode, useState } from 'react';
import { MarketingQuestion } from '@housefront/ui/patterns/MarketingQuestion';
import { paths } from '../../kernel/paths.ts';
import { useRuntime, useTemplate } from '../../kernel/runtime.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { openCustomerService, useCustomerService } from '../../kernel/hooks/useCustomerService.ts';
import { useProtectionState } from '../state/useProtectionState.ts';
import { useTurn } from '../../kernel/attention.ts';
import { marketingGroups } from './marketing-words.ts';

interface MarketingAskProps {
  /** A desktop page, which shows a dialog. */
  readonly wide: boolean;
  readonly choices: readonly MarketingChoice[];
  readonly onClose: () => void;
  readonly onSave: (choices: readonly MarketingChoice[]) => Promise<void>;
}

const nameOf = ({ product, channel }: MarketingChoice): string => `${product} ${channel}`;

/** Asks a member who never chose: nothing is selected, and declining everything is one press (RG-33). */
function MarketingAsk({ wide, choices, onClose, onSave }: MarketingAskProps): ReactNode {
  const { t } = useRuntime().core.i18n;
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const isTurn = useTurn('marketing', true);
  const save = async (names: readonly string[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await onSave(choices.map((choice) => ({ ...choice, on: names.includes(nameOf(choice)) })));
    setBusy(false);
  };
  return (
    <MarketingQuestion
      wide={wide}
      open={isTurn}
      busy={busy}
      groups={marketingGroups(t, choices).map((group) => ({
        ...group,
        channels: group.channels.map(({ id, label, choice }) => {
          const name = nameOf(choice);
          const onChange = (on: boolean) => setWanted(on ? [...wanted, name] : wanted.filter((one) => one !== name));
          return { id, label, on: wanted.includes(name), onChange };
        }),
      }))}
      onNothing={() => void save([])}
      onSave={() => void save(wanted)}
      onClose={onClose}
      texts={{
        title: t('choices.ask'),
        body: t('choices.ask_body'),
        save: t('choices.save'),
        nothing: t('choices.nothing'),
        close: t('common.close'),
      }}
    />
  );
}

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
export default function AccountNotices(): ReactNode {
  return (
    <WithTexts>
      <Shown />
    </WithTexts>
  );
}
