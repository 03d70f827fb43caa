import { definePage } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';
import type { Page } from '../../kernel/page.types.ts';
import { articleTopic } from './articleTopic.ts';
import { findArticle } from './findArticle.ts';
import { useArticleView } from './useArticleView.ts';
import { withOwnArticle } from './withOwnArticle.tsx';

const page = {
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
} satisfies Page<'main'>;

/** A content page of the site (HOME-29). */
export default definePage('main', withOwnArticle(page));
