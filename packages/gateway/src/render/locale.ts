import { matchLocale } from '@housefront/contract/locale-match';
import { remember } from '../http/remember.ts';

/** What the visitor's locale is decided from, strongest first. */
export interface LocaleSources {
  /** Cookies i18n_redirected and lang, in that order; leave out when the site keeps no locale cookie (I18N-04). */
  readonly cookies: readonly (string | undefined)[];
  /** Accept-Language header. */
  readonly acceptLanguage: string | undefined;
}

/** Tags of an Accept-Language header, the most wanted first. At most 20 are read. */
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

/** For each list of languages the one that an Accept-Language header stands for; empty when nothing fits. */
const accepted = new WeakMap<readonly string[], (header: string) => string>();

function acceptedLocale(header: string, languages: readonly string[]): string {
  let read = accepted.get(languages);
  if (!read) {
    read = remember((text) => {
      for (const tag of acceptedTags(text)) {
        const found = matchLocale(tag, languages);
        if (found !== undefined) return found;
      }
      return '';
    });
    accepted.set(languages, read);
  }
  return read(header);
}

/** The locale of a request: always one of `languages`, the first of them when nothing fits (I18N-05x). */
export function resolveLocale(sources: LocaleSources, languages: readonly string[]): string {
  for (const tag of sources.cookies) {
    const found = tag === undefined ? undefined : matchLocale(tag, languages);
    if (found !== undefined) return found;
  }
  return acceptedLocale(sources.acceptLanguage ?? '', languages) || (languages[0] ?? 'en_US');
}
