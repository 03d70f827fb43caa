/** Keys of the site's config for its languages (LOC-02). */
import * as z from 'zod/mini';
import { isLanguageCode, isLocale, LANGUAGES, LOCALES } from '../../locale/languages.ts';
import { isRecord } from '../../wire/json.ts';
import { acrossKeys, codeList, filled, key, languageCode, matching, words } from './site-config.values.ts';

const name = z.string().check(
  z.refine((text: string) => /\p{L}/u.test(text) && !/[\p{C}\p{Zl}\p{Zp}<>]/u.test(text) && text.length <= 40, {
    error: 'must be a name of at most 40 characters',
  }),
);

const country = matching(/^[A-Z]{2}$/, 'must be two capital letters, such as FR');

/** Keys of the site's config, spread into its schema. */
export const languageKeys = {
  /** Languages on offer; the first is the fallback (CFG-02). */
  languages: codeList('language', words(LOCALES), 'zh_CN,en_US'),
  /**
   * Name and title of the site in languages that have others than `public`. Single texts of a language are worded in
   * `locales/<code>` of the site (OPS-23).
   */
  siteNames: key(
    z.exactOptional(
      z.record(
        languageCode,
        z.strictObject({
          /** Name of the site, in the place of SITE_NAME. */
          name: key(z.exactOptional(filled), "write the site's name in that language", 'Lyckohuset'),
          /** Title of the site, in the place of SITE_TITLE and SITE_TITLE_EN. */
          title: key(z.exactOptional(filled), "write the site's title in that language", 'Lyckohuset – casino'),
        }),
      ),
    ),
    'map codes of languages to name, title or both',
    { sv_SE: { name: 'Lyckohuset', title: 'Lyckohuset – casino' } },
  ),
  /**
   * Languages of the site's own, by their codes, beside those that ship. Their texts are in `locales/<code>` of the site; the
   * build lists what is missing there (LOC-02).
   */
  ownLanguages: key(
    z._default(
      z.record(
        languageCode.check(z.refine((code: string) => !isLocale(code), { error: 'ships with the kit' })),
        z.strictObject({
          /** Its name for itself, as the language menu shows it. */
          name: key(name, 'write the name of the language in that language', 'Français'),
          /** Its number on the wire, if the platform has one for it (I18N-01). */
          id: key(
            z.exactOptional(z.int().check(z.gte(LANGUAGES.length))),
            "write the platform's number of the language, or leave it out",
            40,
          ),
          /** Direction of its script. */
          direction: key(z._default(z.enum(['ltr', 'rtl']), 'ltr'), 'use one of ltr, rtl', 'rtl'),
          /** Countries whose visitors are taken to read it (I18N-02). */
          countries: key(z._default(z.array(country), []), 'list codes of countries', ['FR']),
          /** Currency of its readers, if the site offers it (I18N-11). */
          currency: key(
            z.exactOptional(z.string().check(z.regex(/^[A-Z0-9]{2,10}$/))),
            'write the code of a currency',
            'USD',
          ),
          /** Language that ships, of the texts that are missing; those that it lacks too are English. */
          fallback: key(z._default(z.enum(LOCALES), 'en_US'), `use one of ${words(LOCALES)}`, 'en_US'),
        }),
      ),
      {},
    ),
    'map codes of languages to name and, if need be, id, direction, countries, currency and fallback',
    { fr_FR: { name: 'Français', countries: ['FR'] } },
  ),
};

interface LanguageFacts {
  readonly languages?: unknown;
  readonly ownLanguages?: unknown;
}

/** Objects of a config whose keys are codes of languages, with their paths. */
function byLanguage(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => byLanguage(item, [...path, at]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isLanguageCode(name) ? [[...path, name]] : byLanguage(inner, [...path, name]),
  );
}

/** Refuses codes of languages that neither ship nor are declared as the site's own, and numbers that are used twice. */
export const hasLanguages = acrossKeys<LanguageFacts>((value, refuse) => {
  const declared = isRecord(value.ownLanguages) ? value.ownLanguages : {};
  const isKnown = (code: string) => isLocale(code) || Object.hasOwn(declared, code);
  const demand = (path: readonly (string | number)[], code: string) => {
    if (!isKnown(code)) refuse(path, `"${code}" is not a known language`);
  };
  const listed: readonly unknown[] = Array.isArray(value.languages) ? value.languages : [];
  for (const code of listed) if (typeof code === 'string') demand(['languages'], code);
  const { ownLanguages: _own, ...others } = value;
  for (const path of byLanguage(others)) demand(path, String(path.at(-1)));
  const taken = new Map<unknown, string>();
  for (const [code, given] of Object.entries(declared)) {
    const id = isRecord(given) ? given['id'] : undefined;
    const other = taken.get(id);
    if (typeof id !== 'number') continue;
    if (other !== undefined) refuse(['ownLanguages', code, 'id'], `is the number of ${other} as well`);
    taken.set(id, code);
  }
});
