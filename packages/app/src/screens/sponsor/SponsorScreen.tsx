import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useSponsorView } from './useSponsorView.ts';

export const prefetch: Prefetch = ({ queryClient, content }) => [
  queryClient.prefetchQuery(content.queries.models('sponsors')),
];

function SponsorScreen() {
  return <TemplateView name="sponsor" props={useSponsorView()} />;
}

export const Route = createLazyRoute(routePatterns.sponsor)({ component: SponsorScreen });
