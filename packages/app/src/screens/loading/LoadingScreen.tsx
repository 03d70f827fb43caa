import type { LoadingPage } from '@housefront/core/features/play';
import { createLazyRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { routePatterns } from '../../routes/paths.ts';
import { useRuntime } from '../../runtime/runtime.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useLoadingView } from './useLoadingView.ts';

/** The placeholder window (PLAY-10, PLAY-11x): waits for its target, offers a way out when none comes. */
function LoadingScreen() {
  const { core } = useRuntime();
  const [page, setPage] = useState<LoadingPage | null>(null);
  const [state, setState] = useState<'waiting' | 'gave-up'>('waiting');
  useEffect(() => {
    const attached = core.play.attachLoadingPage();
    // oxlint-disable-next-line react/set-state-in-effect -- Attaching listens and may leave the page, so it cannot happen while rendering.
    setPage(attached);
    setState(attached.store.getState().state);
    const stop = attached.store.subscribe((next) => setState(next.state));
    return () => {
      stop();
      attached.detach();
    };
  }, [core]);
  return <TemplateView name="loading" props={useLoadingView(state, page?.leave)} />;
}

export const Route = createLazyRoute(routePatterns.loading)({ component: LoadingScreen });
