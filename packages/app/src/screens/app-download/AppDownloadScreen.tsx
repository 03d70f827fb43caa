import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useAppDownloadView } from './useAppDownloadView.ts';

/** All that the page shows is known already. */
export const prefetch: Prefetch = () => [];

function AppDownloadScreen() {
  return <TemplateView name="appDownload" props={useAppDownloadView()} />;
}

export const Route = createLazyRoute(routePatterns.app)({ component: AppDownloadScreen });
