import { macroLanguage } from './macro-languages.ts';
import { perObject } from '../base/per-object.ts';

interface Tag {
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

const BEGINNING = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?![a-z0-9])/i;

/** Parses a tag, or the valid beginning of one such as `en-US@posix` or `zh_CN.UTF-8` (FLD-11). */
const parseTag = (text: string): Tag | null => {
  const plain = text.trim().replaceAll('_', '-');
  for (const tag of [plain, BEGINNING.exec(plain)?.[0]]) {
    if (tag === undefined) break;
    try {
      const { language, script, region } = new Intl.Locale(tag).maximize();
      return { language, script, region };
    } catch {
      // Its beginning may be a tag.
    }
  }
  return null;
};

/** A site's languages as tags. */
const tagsOf = perObject((available: readonly string[]) =>
  available.flatMap((locale) => {
    const parsed = parseTag(locale);
    return parsed === null ? [] : [{ locale, ...parsed }];
  }),
);

/**
 * The available locale that a tag in any spelling means, e.g. 'ZH-hans-cn' or 'zh' -> zh_CN: language and region first, then
 * language and script, then language only; then in the same order a language of the same macro-language, e.g. 'no' -> nb_NO.
 * Undefined when none fits (I18N-06x).
 */
export function matchLocale(tag: string, available: readonly string[]): string | undefined {
  if (available.includes(tag)) return tag;
  const wanted = parseTag(tag);
  if (wanted === null) return undefined;
  const macro = macroLanguage(wanted.language);
  const related = tagsOf(available).filter(({ language }) => macroLanguage(language) === macro);
  const same = related.filter(({ language }) => language === wanted.language);
  const known = same.length > 0 ? same : related;
  const fit =
    known.find(({ region }) => region === wanted.region) ??
    known.find(({ script }) => script === wanted.script) ??
    known[0];
  return fit?.locale;
}
