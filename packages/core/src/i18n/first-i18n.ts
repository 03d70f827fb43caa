import { perObject } from '@housefront/contract/per-object';
import { createSignal } from '../base/createSignal.ts';
import type { CoreI18n, TextParams } from './i18n.types.ts';
import type { Catalogue, Namespace, OwnTexts } from './locales.ts';

/**
 * Texts of a rendered page by key: a text with placeholders, or, for texts with plural forms, the finished text by key and
 * values.
 */
export type FirstTexts = Readonly<Record<string, string>>;

const withValues = (key: string, params: TextParams | undefined) => `${key} ${JSON.stringify(params ?? {})}`;

const fill = (text: string, params: TextParams | undefined) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params?.[name] ?? ''));

/** Texts by key, flattened once per language. */
const flatTexts = perObject(
  (catalogue: Catalogue) => new Map(Object.values(catalogue).flatMap((texts) => Object.entries(texts))),
);

/**
 * Records the texts that a page is rendered with.
 * @param catalogue texts of the language
 * @param always namespaces that are included as a whole, because their texts change soon after the first render
 */
export const recordTexts = (
  i18n: CoreI18n,
  catalogue: Catalogue,
  always: readonly Namespace[] = [],
): { readonly i18n: CoreI18n; readonly texts: () => FirstTexts } => {
  const whole = always.flatMap((namespace) => Object.entries(catalogue[namespace] ?? {}));
  const texts = new Map<string, string>(whole);
  const own = flatTexts(catalogue);
  return {
    i18n: {
      ...i18n,
      t: (key, params) => {
        const shown = i18n.t(key, params);
        const text = own.get(key);
        if (text === undefined) texts.set(withValues(key, params), shown);
        else texts.set(key, text);
        return shown;
      },
    },
    texts: () => Object.fromEntries(texts),
  };
};

/** Options of {@link startI18n}. */
export interface FirstI18nOptions {
  /** Wire form of the resolved language. */
  readonly locale: string;
  /** The texts that the page was rendered with. */
  readonly texts: FirstTexts;
  /** Texts of the language if it is the site's own (LOC-02). */
  readonly own?: OwnTexts | undefined;
  /** Loads all texts of the language and its plural rules; default: the product's own, or those of the site. */
  readonly load?: (locale: string) => Promise<CoreI18n>;
}

const loadAll = (own?: OwnTexts) => async (locale: string) =>
  (await import('./create-i18n.ts')).createI18n({ locale, own });

/**
 * Starts with the texts of the rendered page, so that hydration needs neither engine nor catalogue. Both are loaded on first
 * demand: by `ready`, or by a text that is not in the page, which is empty until then (PRF-01).
 */
export const startI18n = ({ locale, texts, own, load = loadAll(own) }: FirstI18nOptions): CoreI18n => {
  const first = new Map(Object.entries(texts));
  const { subscribe, notify } = createSignal();
  let all: CoreI18n | undefined;
  let loading: Promise<Error | undefined> | undefined;
  let missed = false;
  const takeAll = async (): Promise<Error | undefined> => {
    try {
      all = await load(locale);
    } catch (error) {
      // Offline: the next demand tries again.
      loading = undefined;
      return error instanceof Error ? error : new Error(String(error));
    }
    all.onChange(notify);
    // Texts of the page do not change, so nothing is rendered again for them.
    if (missed) notify();
    return undefined;
  };
  const ready = () => (loading ??= takeAll());
  return {
    locale,
    t: (key, params) => {
      if (all) return all.t(key, params);
      const text = first.get(key);
      const shown = text === undefined ? first.get(withValues(key, params)) : fill(text, params);
      if (shown !== undefined) return shown;
      missed = true;
      void ready();
      return '';
    },
    has: (key) => all?.has(key) ?? first.has(key),
    onChange: subscribe,
    ready,
  };
};
