import type { SiteConfig } from './site-config.ts';

/** A text of the config in a language. One that is missing is replaced by that of the site's first language, else by any. */
export function configText(
  text: string | Readonly<Partial<Record<string, string>>>,
  locale: string,
  { languages: [first = ''] }: Pick<SiteConfig, 'languages'>,
): string {
  return typeof text === 'string' ? text : (text[locale] ?? text[first] ?? Object.values(text)[0] ?? '');
}

/** The config of a site as a language shows it: with its name and title there (OPS-23). */
export function inLanguage(config: SiteConfig, locale: string): SiteConfig {
  const { siteNames, ...rest } = config;
  const { name, title } = siteNames?.[locale] ?? {};
  if (siteNames === undefined) return config;
  const titles = title === undefined ? {} : { SITE_TITLE: title, SITE_TITLE_EN: title };
  return { ...rest, public: { ...config.public, ...(name !== undefined && { SITE_NAME: name }), ...titles } };
}

/** The site's title in a language: SITE_TITLE for Chinese, SITE_TITLE_EN for all others, the other when blank (CFG-05x). */
export function siteTitle(config: Pick<SiteConfig, 'public'>, locale: string): string {
  const { SITE_TITLE, SITE_TITLE_EN } = config.public;
  const chinese = locale.toLowerCase().startsWith('zh');
  const [first, second] = chinese ? [SITE_TITLE, SITE_TITLE_EN] : [SITE_TITLE_EN, SITE_TITLE];
  return first.trim() || second.trim();
}
