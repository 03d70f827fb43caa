import type { Minor } from '@housefront/contract/money';
import type { Protection } from '@housefront/contract/protection';
import { IdleQuestion } from '@housefront/ui/patterns/RealityCheck';
import type { ReactNode } from 'react';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { formatCountdown } from '../../kernel/texts/times.ts';
import { useInactivity } from './useInactivity.ts';
import { useNow } from '../../kernel/hooks/useNow.ts';

/** Seconds at which a screen reader hears what is left. */
const SPOKEN = [10, 30, 60] as const;

interface QuestionProps {
  readonly endsAt: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function Question({ endsAt, onStay, onLeave }: QuestionProps) {
  const { t } = useRuntime().core.i18n;
  const left = endsAt - useNow(true, endsAt);
  const seconds = SPOKEN.find((step) => left <= step * 1000) ?? SPOKEN[SPOKEN.length - 1];
  return (
    <IdleQuestion
      title={t('inactivity.title')}
      body={t('inactivity.body')}
      left={formatCountdown(left)}
      spoken={t('inactivity.left', { seconds: seconds ?? 0 })}
      onStay={onStay}
      onLeave={onLeave}
      texts={{ stay: t('inactivity.stay'), leave: t('shell.header.logout') }}
    />
  );
}

/** Asks a member without activity, and signs out without an answer (RG-36). */
export function Inactivity({
  staked,
  ...rule
}: NonNullable<Protection['inactivity']> & { readonly staked: Minor | null }): ReactNode {
  const { endsAt, stay, leave } = useInactivity(rule, staked);
  const isShown = useTurn('inactivity', endsAt !== null);
  return endsAt === null || !isShown ? null : <Question endsAt={endsAt} onStay={stay} onLeave={leave} />;
}
