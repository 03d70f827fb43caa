import { settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import type { AppDownloadViewProps, AppLinkModel } from './contract.ts';
import { appDownloadLabels } from './labels.ts';

/** A small code: not scannable, but it looks like one. */
const code: AppLinkModel['code'] = {
  size: 21,
  path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 1h2v3h-2zM8 6h4v2h-4zM9 10h3v2h-3zM14 9h5v2h-5zM13 14h3v4h-3zM18 16h3v3h-3zM8 16h3v4h-3zM2 9h4v2h-4z',
};

/** `empty` is a site without apps. */
export function appDownloadFixture(options: FixtureOptions = {}): AppDownloadViewProps {
  const { variant, locale } = settle(options);
  const t = translator(locale);
  return {
    apps:
      variant === 'empty' || variant === 'error'
        ? []
        : [
            {
              kind: 'ios',
              title: t('content.app.ios'),
              href: 'https://apps.example/1',
              code,
            },
            { kind: 'android', title: t('content.app.android'), href: 'https://apps.example/2', code },
          ],
    steps: [
      {
        id: 'ios',
        system: 'iOS',
        items: [t('content.app.ios_share'), t('content.app.ios_add')],
      },
      {
        id: 'android',
        system: 'Android',
        items: [t('content.app.android_menu'), t('content.app.android_add')],
      },
    ],
    siteName: 'Harbour',
    homeHref: '/',
    texts: labels(locale, appDownloadLabels),
  };
}
