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
export function matchLocale(tag: string, available: readonly string[]): string | undefined {
  if (available.includes(tag)) return tag;
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
}
