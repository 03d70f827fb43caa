import { SUMS_UNREAD } from '@housefront/contract/protection-codes';
import { refusedStore, type ProtectionRefusal } from '@housefront/core/protection-refusal';
import { InFloatBar } from '@housefront/ui/patterns/FloatBar';
import { PanicButton } from '@housefront/ui/patterns/PanicButton';
import { PauseDialog } from '@housefront/ui/patterns/PauseDialog';
import { PlayedSums, type PlayedSumsProps } from '@housefront/ui/patterns/PlayedSums';
import { lazy, Suspense, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { minor } from '@housefront/contract/money';
import { markSumsRead, protectionQueries } from '@housefront/core/features/protection';
import { formatAmount } from '@housefront/core/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useIsMember } from '../../kernel/member/useIsMember.ts';
import { usePanic } from '../../kernel/member/usePanic.ts';
import { usePauseDialog } from './usePauseDialog.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useStateCurrency } from '../state/useStateCurrency.ts';
import { protectionChannel } from './protection-channel.ts';

/** The sums that the member has to mark as read now; undefined if there are none (RG-20). */
function usePlayedSums(): PlayedSumsProps | undefined {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const wanted = useCapabilities().sums;
  const isMember = useIsMember();
  const isOn = wanted !== undefined && isMember;
  const { data } = useQuery({ ...protectionQueries(core).state(), enabled: isOn });
  const currency = useStateCurrency();
  const [busy, setBusy] = useState(false);
  const refusedAgain = useStore(refusedStore(core), ({ refusal }) => refusal?.code === SUMS_UNREAD);
  const sums = isOn ? data?.sums : undefined;

  // The state is read again after every refused start: it has the sums.
  useEffect(() => {
    if (refusedAgain) refusedStore(core).setState({ refusal: null });
  }, [core, refusedAgain]);
  if (sums?.due !== true) return undefined;
  const read = async () => {
    setBusy(true);
    if (await markSumsRead(core)) protectionChannel(core).changed();
    setBusy(false);
  };
  const amount = (id: 'staked' | 'won' | 'lost', label: string) => ({
    id,
    label,
    amount: formatAmount(currency, minor(sums[id])),
  });
  return {
    open: true,
    title: t('pauses.sums_title', { days: sums.days ?? '–' }),
    body: t('pauses.sums_body'),
    sums: [amount('staked', t('pauses.staked')), amount('won', t('pauses.won')), amount('lost', t('pauses.lost'))],
    confirm: t('pauses.sums_read'),
    busy,
    onConfirm: () => void read(),
  };
}

const WithdrawalWindow = lazy(() => import('../withdrawal/WithdrawalWindow.tsx'));

function ToldPause({ refusal }: { readonly refusal: ProtectionRefusal }): ReactNode {
  return <PauseDialog {...usePauseDialog(refusal)} />;
}

/**
 * Breaks, exclusions, the panic button, sums and waits over a page (RG-21).
 * @param framed the page has a frame: play is possible on it
 */
export function Pauses({ framed }: { readonly framed: boolean }): ReactNode {
  const { core } = useRuntime();
  const panic = usePanic();
  const sums = usePlayedSums();
  const refusal = useStore(refusedStore(core), (state) => state.refusal);
  const withdrawal = refusal?.withdrawal ?? null;
  const isPaused = refusal !== null && refusal.code !== SUMS_UNREAD;
  const showsPause = useTurn('pause', isPaused) && withdrawal === null;
  const showsSums = useTurn('sums', sums !== undefined);
  return (
    <>
      {framed && panic ? (
        <InFloatBar side="start" always>
          <PanicButton {...panic} />
        </InFloatBar>
      ) : null}
      {sums && showsSums ? <PlayedSums {...sums} /> : null}
      {isPaused && showsPause ? <ToldPause key={refusal.code} refusal={refusal} /> : null}
      {withdrawal ? (
        <Suspense fallback={null}>
          <WithdrawalWindow login={withdrawal} />
        </Suspense>
      ) : null}
    </>
  );
}
