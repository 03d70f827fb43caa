import { definePage } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';
import { findArticle } from './findArticle.ts';
import { useArticleView } from './useArticleView.ts';

/** The answer to one question (HOME-28). */
export default definePage('faqEntry', {
  useView: ({ params }) => useArticleView('faq', params.id),
  prefetch: ({ queryClient, content }) => [queryClient.prefetchQuery(content.queries.faq())],
  missing: (core, { id }, path) => findArticle(core, 'faq', id, path),
  heading: ({ i18n }) => i18n.t('content.faq.title'),
  topic: ({ i18n, queryClient, content }, { params }) => {
    const entry = queryClient.getQueryData(content.queries.faq().queryKey)?.find(({ id }) => id === params.id);
    const parent = { name: i18n.t('content.faq.title'), path: paths.faq() };
    return entry ? { name: entry.title, description: entry.description, parent } : null;
  },
  addresses: async ({ queryClient, content }) =>
    (await queryClient.fetchQuery(content.queries.faq())).map(({ id }) => paths.faqEntry(id)),
});
