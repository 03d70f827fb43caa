/** A language as a site knows it, shipped or its own (LOC-02). */
export interface Language {
  /** Wire form, with an underscore. With a hyphen it is the tag of `lang`, dates, numbers and plural forms. */
  readonly code: string;
  /** Number on the wire; null if the platform has none for it (I18N-01). */
  readonly id: number | null;
  /** Its name for itself, as the language menu shows it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Countries whose visitors are taken to read it (I18N-02). */
  readonly countries: readonly string[];
  /** Currency of its readers if the site offers it; null for none (I18N-11). */
  readonly currency: string | null;
  /** Language of the texts that it lacks, before English. */
  readonly fallback: string | null;
}

const row = <const Code extends string>(
  id: number,
  code: Code,
  name: string,
  currency: string,
  ...countries: readonly string[]
) => ({ code, id, name, direction: 'ltr', countries, currency, fallback: null }) as const satisfies Language;

/** The languages that ship, in the order of their wire ids (LOC-02). */
export const LANGUAGES = /* @__PURE__ */ (() =>
  [
    row(0, 'zh_TW', '繁體中文', 'RMB', 'TW'),
    row(1, 'zh_CN', '简体中文', 'RMB', 'CN'),
    row(2, 'en_US', 'English', 'USD', 'US'),
    row(3, 'vi_VN', 'Tiếng Việt', 'VND', 'VN', 'LA'),
    row(4, 'ko_KR', '한국어', 'WON', 'KR'),
    row(5, 'ja_JP', '日本語', 'JPY', 'JP'),
    row(6, 'th_TH', 'ไทย', 'THB', 'TH'),
    row(7, 'hi_IN', 'हिन्दी', 'INR', 'IN'),
    row(8, 'my_MM', 'မြန်မာ', 'MMK', 'MM'),
    row(9, 'ta_IN', 'தமிழ்', 'INR', 'TA'),
    row(10, 'bn_BD', 'বাংলা', 'BDT', 'BD'),
    row(11, 'de_DE', 'Deutsch', 'EUR', 'DE', 'AT'),
    row(12, 'sv_SE', 'Svenska', 'SEK', 'SE'),
    row(13, 'pt_BR', 'Português (Brasil)', 'BRL', 'BR'),
    row(14, 'es_ES', 'Español', 'EUR', 'ES'),
    row(15, 'nl_NL', 'Nederlands', 'EUR', 'NL'),
    row(16, 'da_DK', 'Dansk', 'DKK', 'DK'),
    row(17, 'fil_PH', 'Filipino', 'PHP', 'PH'),
  ] as const)();

/** A language that ships, in its wire form. */
export type Locale = (typeof LANGUAGES)[number]['code'];

/** Codes of the languages that ship, in the order of their wire ids. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ LANGUAGES.map(({ code }) => code);

/** True for the languages that ship. */
export function isLocale(code: string): code is Locale {
  return LANGUAGES.some((language) => language.code === code);
}

const CODE = /^[a-z]{2,3}(?:_[A-Z][a-z]{3})?_(?:[A-Z]{2}|\d{3})$/;

/** True for the wire form of any language: `fr_FR`, `sr_Latn_RS`, `es_419`. Folders and addresses are made of such codes. */
export const isLanguageCode = (code: string): boolean => CODE.test(code);

/** Languages of a site's own by their codes, as its config declares them. */
export type OwnLanguages = Readonly<
  Record<
    string,
    { readonly name: string } & { readonly [Key in keyof Omit<Language, 'code' | 'name'>]?: Language[Key] | undefined }
  >
>;

const UNKNOWN = { id: null, direction: 'ltr', countries: [], currency: null, fallback: null } as const;

const ownRow = (code: string, given: OwnLanguages[string]): Language => ({
  code,
  name: given.name,
  id: given.id ?? UNKNOWN.id,
  direction: given.direction ?? UNKNOWN.direction,
  countries: given.countries ?? UNKNOWN.countries,
  currency: given.currency ?? UNKNOWN.currency,
  fallback: given.fallback ?? UNKNOWN.fallback,
});

/** The first language that fits: of a site's own, else of the table. */
function find(fits: (language: Language) => boolean, own: OwnLanguages = {}): Language | undefined {
  for (const [code, given] of Object.entries(own)) {
    const language = ownRow(code, given);
    if (fits(language)) return language;
  }
  return LANGUAGES.find(fits);
}

/** The language with a code, of the table or of a site; undefined for an unknown one. */
export const languageOf = (code: string, own?: OwnLanguages): Language | undefined =>
  find((language) => language.code === code, own);

/**
 * The language with a number of the wire; undefined for an unknown one. For programs that read such numbers (I18N-01).
 * @public
 */
export const languageOfId = (id: number, own?: OwnLanguages): Language | undefined =>
  find((language) => language.id === id, own);

/** The language of a country code in any case; undefined for an unknown one. A site's own come first (I18N-02). */
export function languageOfCountry(country: string, own?: OwnLanguages): Language | undefined {
  const wanted = country.toUpperCase();
  return find(({ countries }) => countries.includes(wanted), own);
}
