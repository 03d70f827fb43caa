import { definePage } from '../../kernel/definePage.tsx';
import type { Page } from '../../kernel/page.types.ts';
import { articleAddresses, articleTopic, findArticle, prefetchArticle } from './article-data.ts';
import { useArticleView } from './useArticleView.ts';
import { withOwnArticle } from './withOwnArticle.tsx';

const page = {
  useView: ({ params }) => useArticleView('main', params.id),
  prefetch: prefetchArticle,
  missing: (core, { id }, path) => findArticle(core, 'main', id, path),
  heading: ({ i18n }) => i18n.t('content.more'),
  topic: (core, { params }) => articleTopic(core, 'main', params.id),
  addresses: articleAddresses,
} satisfies Page<'main'>;

/** A content page of the site (HOME-29). */
export default definePage('main', withOwnArticle(page));
