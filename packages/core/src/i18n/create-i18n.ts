import { createInstance } from 'i18next';
import { createSignal } from '../base/createSignal.ts';
import type { CoreI18n, TextParams } from './i18n.types.ts';
import { FALLBACK_LOCALE } from './locale.ts';
import { loadLocale, type Catalogue, type OwnTexts } from './locales.ts';

/** Options of {@link createI18n}. */
export interface I18nOptions {
  /** Wire form of the resolved language. */
  readonly locale: string;
  /** Fetches a language's texts; default: {@link OwnTexts own} ones, else the shipped catalogues. */
  readonly load?: (locale: string) => Promise<Catalogue>;
  /** Texts of the language if it is the site's own (LOC-02). */
  readonly own?: OwnTexts | undefined;
  /** Called once per key that the current language does not have; set it in development only (I18N-19x). */
  readonly onMissing?: (key: string, locale: string) => void;
}

/** The only namespace of the engine: keys are unique over those of the catalogues. */
const NAMESPACE = 'all';

/** Number of filled-in texts that are cached: lists render the same counts again and again. */
const FILLED_LIMIT = 1000;

const textsIn = (catalogue: Catalogue) => Object.values(catalogue).flatMap((texts) => Object.entries(texts));

/** Loads the texts of a site's own language from the site, and all others from the kit. */
const loadWith = (locale: string, own: OwnTexts | undefined) => async (asked: string) =>
  own && asked === locale ? (await own()).default : loadLocale(asked);

/** Loads the texts of one language. The fallback language is fetched only when a key is missing. */
export const createI18n = async (options: I18nOptions): Promise<CoreI18n> => {
  const { locale, own: ownTexts } = options;
  const { load = loadWith(locale, ownTexts) } = options;
  const changes = createSignal();
  const missing = new Set<string>();
  const engine = createInstance();
  const add = (language: string, catalogue: Catalogue) =>
    engine.addResourceBundle(language, NAMESPACE, Object.fromEntries(textsIn(catalogue)));
  await engine.init({
    lng: locale,
    fallbackLng: FALLBACK_LOCALE,
    load: 'currentOnly',
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: {},
    // Every text ends in a React text node, which escapes by itself.
    interpolation: { escapeValue: false },
  });
  const catalogue = await load(locale);
  add(locale, catalogue);
  const filled = new Map<string, string>();
  // Most texts have no placeholders and need no engine.
  const plain = new Map(textsIn(catalogue).filter(([, text]) => !/\{\{|\$t\(/.test(text)));

  // Includes the parameters, because a counted text is stored only under the plural forms of its key.
  const own = (key: string, params?: TextParams) => engine.exists(key, { ...params, lng: locale, fallbackLng: false });
  const loadFallback = async () => {
    try {
      add(FALLBACK_LOCALE, await load(FALLBACK_LOCALE));
    } catch {
      // Offline: keys are shown; onMissing has reported them.
      return;
    }
    changes.notify();
  };
  const report = (key: string) => {
    if (missing.has(key)) return;
    const first = missing.size === 0;
    missing.add(key);
    options.onMissing?.(key, locale);
    if (!first || locale === FALLBACK_LOCALE) return;
    void loadFallback();
  };
  return {
    locale,
    t: (key, params) => {
      const asked = params === undefined ? key : `${key} ${JSON.stringify(params)}`;
      const known = plain.get(asked) ?? filled.get(asked);
      if (known !== undefined) return known;
      const text = engine.t(key, { ...params });
      if (!own(key, params)) report(key);
      else if (params !== undefined) {
        if (filled.size >= FILLED_LIMIT) filled.clear();
        filled.set(asked, text);
      }
      return text;
    },
    has: (key) => engine.exists(key),
    onChange: changes.subscribe,
    ready: () => Promise.resolve(undefined),
  };
};
