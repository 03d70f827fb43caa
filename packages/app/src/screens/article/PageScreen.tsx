import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useArticleView } from './useArticleView.ts';

export { findArticle } from './findArticle.ts';
export const kind = 'main';

export const prefetch: Prefetch = ({ queryClient, content }, { params }) => [
  queryClient.prefetchQuery(content.queries.page(params['id'] ?? '')),
  queryClient.prefetchQuery(content.queries.pages()),
];

/** A content page of the site (HOME-29). */
function PageScreen() {
  const { id = '' } = Route.useParams();
  return <TemplateView name="article" props={useArticleView(kind, id)} />;
}

export const Route = createLazyRoute(routePatterns.main)({ component: PageScreen });
