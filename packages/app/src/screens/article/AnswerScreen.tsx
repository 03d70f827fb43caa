import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useArticleView } from './useArticleView.ts';

export { findArticle } from './findArticle.ts';
export const kind = 'faq';

export const prefetch: Prefetch = ({ queryClient, content }) => [queryClient.prefetchQuery(content.queries.faq())];

/** The answer to one question (HOME-28). */
function AnswerScreen() {
  const { id = '' } = Route.useParams();
  return <TemplateView name="article" props={useArticleView(kind, id)} />;
}

export const Route = createLazyRoute(routePatterns.faqEntry)({ component: AnswerScreen });
