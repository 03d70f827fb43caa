import { definePage } from '../../kernel/definePage.tsx';
import { useAppDownloadView } from './useAppDownloadView.ts';

/** The way to the app (HOME-29). All that the page shows is known already. */
export default definePage('app', {
  useView: useAppDownloadView,
  heading: ({ i18n }) => i18n.t('content.app.add'),
  topic: ({ i18n: { t }, config }) => ({
    name: t('content.app.title', { site: config.public.SITE_NAME }),
    description: t('content.app.intro'),
  }),
});
