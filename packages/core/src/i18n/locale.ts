interface Tag {
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

const parseTag = (text: string): Tag | null => {
  try {
    const { language, script, region } = new Intl.Locale(text.trim().replaceAll('_', '-')).maximize();
    return { language, script, region };
  } catch {
    return null;
  }
};

/**
 * The available locale that a tag in any spelling means, e.g. 'ZH-hans-cn' or 'zh' -> zh_CN (I18N-06x): language and region
 * first, then language and script, then language only. Undefined when none fits.
 */
export const matchLocale = (tag: string, available: readonly string[]): string | undefined => {
  const wanted = parseTag(tag);
  if (wanted === null) return undefined;
  const known = available.flatMap((locale) => {
    const parsed = parseTag(locale);
    return parsed !== null && parsed.language === wanted.language ? [{ locale, ...parsed }] : [];
  });
  const fit =
    known.find(({ region }) => region === wanted.region) ??
    known.find(({ script }) => script === wanted.script) ??
    known[0];
  return fit?.locale;
};

/** Where a visitor's language may come from, best first (I18N-04). */
export interface LocaleSources {
  /** The locale cookie. */
  readonly cookie: string | undefined;
  /** The browser's languages, best first. */
  readonly browser: readonly string[];
  /** The site's languages; its first item is the last resort (I18N-05x). */
  readonly available: readonly string[];
}

/** The language of a visit; always one the site has (I18N-03 to I18N-05x). */
export const resolveLocale = ({ cookie, browser, available }: LocaleSources): string => {
  for (const tag of [...(cookie === undefined ? [] : [cookie]), ...browser]) {
    const found = matchLocale(tag, available);
    if (found !== undefined) return found;
  }
  return available[0] ?? 'zh_CN';
};

/** The form for html lang and Intl: zh_CN -> zh-CN (I18N-06x). */
export const htmlLang = (locale: string): string => locale.replaceAll('_', '-');
