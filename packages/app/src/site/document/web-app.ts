import { firstGraphemes } from '@housefront/contract/graphemes';
import { HALLS, languageOf } from '@housefront/contract/ids';
import type { OfflineFacts, OfflineTexts } from '@housefront/contract/render';
import type { SiteConfig } from '@housefront/contract/site-config';
import { isHallShown, sortHalls } from '@housefront/contract/site-shown';
import { siteTitle } from '@housefront/contract/site-title';
import { htmlLang, pickText, type CoreI18n } from '@housefront/core/i18n';
import type { ThemeFacts } from '@housefront/ui/theme';
import { paths } from '../../kernel/paths.ts';
import type { WebAppFiles } from '../../kernel/site-files.ts';

/** Entries in the menu of an installed app: browsers show four at most. */
const SHORTCUTS = 3;
/** Characters of a name under an icon. */
const SHORT = 12;

/** The input of a manifest. */
export interface WebAppOptions {
  readonly config: SiteConfig;
  readonly theme: ThemeFacts;
  readonly files: WebAppFiles | undefined;
  readonly i18n: Pick<CoreI18n, 't' | 'locale'>;
}

/**
 * The web app manifest of a site in one language. The app is the same in every language, so `id` and the start address name
 * none: it starts in the language that the visitor chose last (PWA-01).
 */
export function webManifest({ config, theme, files, i18n }: WebAppOptions): object {
  const { webApp } = config;
  const { SITE_NAME } = config.public;
  const language = htmlLang(i18n.locale);
  const hidden: readonly string[] = config.hiddenLinks;
  const halls = sortHalls(config, [...HALLS]).filter(({ id }) => isHallShown(config, id));
  const [icon] = files?.icons ?? [];
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    ...(icon && { icons: [{ src: icon.src, sizes: icon.sizes, type: icon.type }] }),
  });
  const text = (title: string | Readonly<Record<string, string>>) => pickText(title, i18n.locale);
  return {
    id: '/',
    name: siteTitle(config, i18n.locale),
    short_name: webApp?.shortName ?? firstGraphemes(SITE_NAME, SHORT).trim(),
    description: i18n.t('shell.description', { site: siteTitle(config, i18n.locale) }),
    lang: language,
    dir: languageOf(i18n.locale, config.ownLanguages)?.direction ?? 'ltr',
    start_url: '/',
    scope: '/',
    display: webApp?.display ?? 'standalone',
    theme_color: theme.canvas,
    background_color: theme.canvas,
    categories: ['games', 'entertainment'],
    icons: files?.icons ?? [],
    shortcuts: [
      ...halls.slice(0, SHORTCUTS - 1).map(({ id, key }) => shortcut(i18n.t(`hall.${key}.name`), paths.gameHall(id))),
      ...(hidden.includes('Deposit') ? [] : [shortcut(i18n.t('shell.tabs.wallet'), paths.member('Deposit'))]),
    ],
    ...(files?.screenshots.length && {
      screenshots: files.screenshots.map(({ title, ...rest }, at) => ({
        ...rest,
        label: title === undefined ? `${SITE_NAME} ${at + 1}` : text(title),
      })),
    }),
  };
}

/** The texts of pages without a connection. */
export const offlineTexts = ({ t }: Pick<CoreI18n, 't'>): OfflineTexts => ({
  title: t('offline.title'),
  page: t('offline.page'),
  home: t('offline.home'),
  retry: t('offline.retry'),
  toHome: t('offline.to_home'),
  back: t('offline.back'),
});

/** The facts that a site's worker needs (PWA-01). */
export async function offlineFacts(
  { config, theme }: Pick<WebAppOptions, 'config' | 'theme'>,
  texts: (locale: string) => Promise<Pick<CoreI18n, 't'>>,
): Promise<OfflineFacts> {
  const entries = config.languages.map(
    async (locale) => [htmlLang(locale), offlineTexts(await texts(locale))] as const,
  );
  return {
    siteName: config.public.SITE_NAME,
    scheme: theme.scheme,
    canvas: theme.canvas,
    accent: theme.accent,
    texts: Object.fromEntries(await Promise.all(entries)),
  };
}
