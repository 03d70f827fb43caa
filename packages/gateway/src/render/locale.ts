import { perObject } from '@housefront/contract/per-object';
import { matchLocale } from '@housefront/contract/locale-match';
import { memoise } from '../http/memoise.ts';

/** Sources of the visitor's locale, strongest first. */
export interface LocaleSources {
  /** Cookies i18n_redirected and lang, in that order; leave out when the site keeps no locale cookie (I18N-04). */
  readonly cookies: readonly (string | undefined)[];
  /** Accept-Language header. */
  readonly acceptLanguage: string | undefined;
}

/** Tags of an Accept-Language header, by preference. At most 20 are read. */
function acceptedTags(header: string): string[] {
  return header
    .split(',', 20)
    .map((item) => {
      const [tag = '', ...params] = item.split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((found) => found !== undefined);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter((item) => item.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map((item) => item.tag);
}

/** The locales that tags and headers mean on a site; empty when none fits. Cached, because matching a tag is slow. */
const readerOf = perObject((languages: readonly string[]) => {
  const tag = memoise((text) => matchLocale(text, languages) ?? '');
  return { tag, header: memoise((text) => acceptedTags(text).map(tag).find(Boolean) ?? '') };
});

/** The locale of a request: always one of `languages`, the first of them as the fallback (I18N-05x). */
export function resolveLocale({ cookies, acceptLanguage }: LocaleSources, languages: readonly string[]): string {
  const read = readerOf(languages);
  for (const cookie of cookies) {
    const found = cookie === undefined ? '' : read.tag(cookie);
    if (found !== '') return found;
  }
  return read.header(acceptLanguage ?? '') || (languages[0] ?? 'en_US');
}
