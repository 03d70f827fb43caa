import { definePage } from '../../kernel/definePage.tsx';
import { useSponsorView } from './useSponsorView.ts';

/** The sponsors of the site (SHELL-03). */
export default definePage('sponsor', {
  useView: useSponsorView,
  prefetch: ({ queryClient, content }) => [queryClient.prefetchQuery(content.queries.models('sponsors'))],
  heading: ({ i18n }) => i18n.t('content.sponsor.title'),
  topic: ({ i18n: { t } }) => ({ name: t('content.sponsor.title'), description: t('content.sponsor.intro') }),
});
