import { attachLoadingPage, type LoadingPage } from '@housefront/core/features/play';
import type { LoadingViewProps } from '@housefront/ui/views';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLoadingView } from './useLoadingView.ts';

/** The placeholder while it waits for its target (PLAY-10). */
export function useWaitingView(): LoadingViewProps {
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
