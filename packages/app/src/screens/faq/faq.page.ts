import { definePage } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';
import { useFaqView } from './useFaqView.ts';

/** Frequently asked questions (HOME-28). */
export default definePage('faq', {
  useView: useFaqView,
  prefetch: ({ queryClient, content }) => [queryClient.prefetchQuery(content.queries.faq())],
  heading: ({ i18n }) => i18n.t('content.faq.title'),
  topic: ({ i18n: { t } }) => ({ name: t('content.faq.title'), description: t('content.faq.intro') }),
  addresses: async ({ queryClient, content }) =>
    (await queryClient.fetchQuery(content.queries.faq())).length > 0 ? [paths.faq()] : [],
});
