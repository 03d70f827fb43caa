import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useFaqView } from './useFaqView.ts';

export const prefetch: Prefetch = ({ queryClient, content }) => [queryClient.prefetchQuery(content.queries.faq())];

function FaqScreen() {
  return <TemplateView name="faq" props={useFaqView()} />;
}

export const Route = createLazyRoute(routePatterns.faq)({ component: FaqScreen });
