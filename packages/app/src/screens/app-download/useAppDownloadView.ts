import type { AppDownloadViewProps, AppLinkModel } from '@housefront/ui/views';
import { appDownloadLabels } from '@housefront/ui/views/app-download/labels';
import { useMemo } from 'react';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { scanCode } from './scanCode.ts';

/** Apps of the site and how to add it to the home screen (SHELL-02x). */
export function useAppDownloadView(): AppDownloadViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { appLinks, public: named } = core.config;
  const apps = useMemo(() => {
    const titles = { ios: t('content.app.ios'), android: t('content.app.android') };
    return (['ios', 'android'] as const).flatMap((kind): AppLinkModel[] => {
      const href = appLinks[kind];
      return href === undefined ? [] : [{ kind, title: titles[kind], href, code: scanCode(href) }];
    });
  }, [appLinks, t]);
  return {
    siteName: named.SITE_NAME,
    apps,
    steps: [
      { id: 'ios', system: 'iOS', items: [t('content.app.ios_share'), t('content.app.ios_add')] },
      { id: 'android', system: 'Android', items: [t('content.app.android_menu'), t('content.app.android_add')] },
    ],
    homeHref: paths.home(),
    texts: useLabels(appDownloadLabels),
  };
}
