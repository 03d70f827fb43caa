import { definePage } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';
import { articleTopic } from './articleTopic.ts';
import { findArticle } from './findArticle.ts';
import { useArticleView } from './useArticleView.ts';

/** A content page of the site (HOME-29). */
export default definePage('main', {
  useView: ({ params }) => useArticleView('main', params.id),
  prefetch: ({ queryClient, content }, { params }) => [
    queryClient.prefetchQuery(content.queries.page(params.id)),
    queryClient.prefetchQuery(content.queries.pages()),
  ],
  missing: (core, { id }, path) => findArticle(core, 'main', id, path),
  heading: ({ i18n }) => i18n.t('content.more'),
  topic: (core, { params }) => articleTopic(core, 'main', params.id),
  addresses: async ({ queryClient, content }) =>
    (await queryClient.fetchQuery(content.queries.pages())).map(({ id }) => paths.main(id)),
});
