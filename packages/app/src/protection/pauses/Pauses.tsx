import { SUMS_UNREAD } from '@housefront/contract/protection-codes';
import { refusedStore, type ProtectionRefusal } from '@housefront/core/protection-refusal';
import { InFloatBar } from '@housefront/ui/patterns/FloatBar';
import { PanicButton } from '@housefront/ui/patterns/PanicButton';
import { PauseDialog } from '@housefront/ui/patterns/PauseDialog';
import { PlayedSums } from '@housefront/ui/patterns/PlayedSums';
import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { usePanic } from '../../kernel/member/usePanic.ts';
import { usePauseDialog } from './usePauseDialog.ts';
import { usePlayedSums } from './usePlayedSums.ts';

const WithdrawalWindow = lazy(() =>
  import('../withdrawal/WithdrawalWindow.tsx').then((module) => ({ default: module.WithdrawalWindow })),
);

function ToldPause({ refusal }: { readonly refusal: ProtectionRefusal }): ReactNode {
  return <PauseDialog {...usePauseDialog(refusal)} />;
}

export interface PausesProps {
  /** The page has a frame: play is possible on it. */
  readonly framed: boolean;
}

/** Breaks, exclusions, the panic button, sums and waits over a page (RG-21). */
export function Pauses({ framed }: PausesProps): ReactNode {
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
