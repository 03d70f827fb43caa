import { createLazyRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { routePatterns } from '../../routes/paths.ts';
import { useRuntime } from '../../runtime/runtime.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useLoadingView } from '../loading/useLoadingView.ts';

/** Where a provider sends a player back to (PLAY-13x): ends the game in whatever place it is shown. */
function CloseScreen() {
  const { core } = useRuntime();
  useEffect(() => core.play.handleClosePage(), [core]);
  return <TemplateView name="loading" props={useLoadingView('waiting')} />;
}

export const Route = createLazyRoute(routePatterns.close)({ component: CloseScreen });
