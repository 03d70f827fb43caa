import { definePage } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';
import { articleTopic, findArticle } from './article-data.ts';
import { useArticleView } from './useArticleView.ts';

/** The answer to one question (HOME-28). */
export default definePage('faqEntry', {
  useView: ({ params }) => useArticleView('faq', params.id),
  prefetch: ({ queryClient, content }) => [queryClient.prefetchQuery(content.queries.faq())],
  missing: (core, { id }, path) => findArticle(core, 'faq', id, path),
  heading: ({ i18n }) => i18n.t('content.faq.title'),
  topic: (core, { params }) => articleTopic(core, 'faq', params.id),
  addresses: async ({ queryClient, content }) =>
    (await queryClient.fetchQuery(content.queries.faq())).map(({ id }) => paths.faqEntry(id)),
});
