import type { Locale } from '@housefront/contract/ids';
import type * as english from './locales/en_US/index.ts';

/** A namespace of the catalogues; a key is unique over all of them. */
export type Namespace = keyof typeof english;

/** Texts of one language: flat keys by namespace. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loads the complete texts of a language that the kit does not ship (LOC-02). */
export type OwnTexts = () => Promise<{ readonly default: Catalogue }>;

type Loader = () => Promise<Catalogue>;

/** One loader per language that ships, so that only the current one is fetched (I18N-19x). */
export const LOCALE_LOADERS: { readonly [L in Locale]: Loader } = {
  zh_TW: () => import('./locales/zh_TW/index.ts'),
  zh_CN: () => import('./locales/zh_CN/index.ts'),
  en_US: () => import('./locales/en_US/index.ts'),
  vi_VN: () => import('./locales/vi_VN/index.ts'),
  ko_KR: () => import('./locales/ko_KR/index.ts'),
  ja_JP: () => import('./locales/ja_JP/index.ts'),
  th_TH: () => import('./locales/th_TH/index.ts'),
  hi_IN: () => import('./locales/hi_IN/index.ts'),
  my_MM: () => import('./locales/my_MM/index.ts'),
  ta_IN: () => import('./locales/ta_IN/index.ts'),
  bn_BD: () => import('./locales/bn_BD/index.ts'),
  de_DE: () => import('./locales/de_DE/index.ts'),
  sv_SE: () => import('./locales/sv_SE/index.ts'),
  pt_BR: () => import('./locales/pt_BR/index.ts'),
  es_ES: () => import('./locales/es_ES/index.ts'),
  nl_NL: () => import('./locales/nl_NL/index.ts'),
  da_DK: () => import('./locales/da_DK/index.ts'),
  fil_PH: () => import('./locales/fil_PH/index.ts'),
};

/** Loads a language's texts; an unknown language gives none. */
export const loadLocale = async (locale: string): Promise<Catalogue> => {
  const loader = new Map<string, Loader>(Object.entries(LOCALE_LOADERS)).get(locale);
  return loader === undefined ? {} : loader();
};
