import { attachLoadingPage, type LoadingPage } from '@housefront/core/features/play';
import { useEffect, useState } from 'react';
import { definePage } from '../../kernel/definePage.tsx';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLoadingView } from './useLoadingView.ts';

function useWaitingView() {
  const { core } = useRuntime();
  const [page, setPage] = useState<LoadingPage | null>(null);
  const [state, setState] = useState<'waiting' | 'gave-up'>('waiting');
  useEffect(() => {
    const attached = attachLoadingPage(core);
    // oxlint-disable-next-line react/set-state-in-effect -- Attaching listens and may leave the page, so it cannot happen while rendering.
    setPage(attached);
    setState(attached.store.getState().state);
    const stop = attached.store.subscribe((next) => setState(next.state));
    return () => {
      stop();
      attached.detach();
    };
  }, [core]);
  return useLoadingView(state, page?.leave);
}

/** The placeholder window (PLAY-10, PLAY-11x): waits for its target, offers a way out when none comes. */
export default definePage('loading', { useView: useWaitingView });
