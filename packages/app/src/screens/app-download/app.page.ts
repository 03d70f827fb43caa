import { definePage } from '../../kernel/definePage.tsx';
import { useAppDownloadView } from './useAppDownloadView.ts';

/** The app download page. Needs no data (HOME-29). */
export default definePage('app', {
  useView: useAppDownloadView,
  heading: ({ i18n }) => i18n.t('content.app.add'),
  topic: ({ i18n: { t }, config }) => ({
    name: t('content.app.title', { site: config.public.SITE_NAME }),
    description: t('content.app.intro'),
  }),
});
