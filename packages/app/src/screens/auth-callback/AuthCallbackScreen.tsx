import { reportAuthAnswer } from '@housefront/core/features/auth-window';
import { createLazyRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { routePatterns } from '../../routes/paths.ts';
import { useRuntime } from '../../runtime/runtime.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useLoadingView } from '../loading/useLoadingView.ts';

/** Where a third party sends the visitor back to (XWIN-08): tells the main window and is gone. */
function AuthCallbackScreen() {
  const { core } = useRuntime();
  useEffect(() => reportAuthAnswer(core.ports, window.location.hash), [core]);
  return <TemplateView name="loading" props={useLoadingView('waiting')} />;
}

export const Route = createLazyRoute(routePatterns.authCallback)({ component: AuthCallbackScreen });
