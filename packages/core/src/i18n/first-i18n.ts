import { perObject } from '@housefront/contract/per-object';
import { createSignal } from '../createSignal.ts';
import type { CoreI18n, TextParams } from './i18n.types.ts';
import type { Catalogue, Namespace } from './locales.ts';

/**
 * Texts of a rendered page: a text with its placeholders by key, or, where a text depends on its values otherwise (plural
 * forms), the finished text by key and values.
 */
export type FirstTexts = Readonly<Record<string, string>>;

const withValues = (key: string, params: TextParams | undefined) => `${key} ${JSON.stringify(params ?? {})}`;

const fill = (text: string, params: TextParams | undefined) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params?.[name] ?? ''));

/** Texts by key alone. */
const flatTexts = perObject(
  (catalogue: Catalogue) => new Map(Object.values(catalogue).flatMap((texts) => Object.entries(texts))),
);

/**
 * Notes the texts that a page is rendered with.
 * @param catalogue texts of the language
 * @param always namespaces that are handed over as a whole, because what is shown of them changes soon after
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

/** Wishes for {@link startI18n}. */
export interface FirstI18nOptions {
  /** Wire form of the resolved language. */
  readonly locale: string;
  /** The texts that the page was rendered with. */
  readonly texts: FirstTexts;
  /** Loads all texts of the language and what counts in it; default: the product's own. */
  readonly load?: (locale: string) => Promise<CoreI18n>;
}

const loadAll = async (locale: string) => (await import('./create-i18n.ts')).createI18n({ locale });

/**
 * Starts with the texts of the rendered page, so that taking it over needs neither engine nor catalogue (PRF-01). Those
 * come with the first wish for them: `ready`, or a text that the page did not have; until then such a text is empty.
 */
export const startI18n = ({ locale, texts, load = loadAll }: FirstI18nOptions): CoreI18n => {
  const first = new Map(Object.entries(texts));
  const { subscribe, notify } = createSignal();
  let all: CoreI18n | undefined;
  let loading: Promise<Error | undefined> | undefined;
  let missed = false;
  const takeAll = async (): Promise<Error | undefined> => {
    try {
      all = await load(locale);
    } catch (error) {
      // Offline: the next wish tries again.
      loading = undefined;
      return error instanceof Error ? error : new Error(String(error));
    }
    all.onChange(notify);
    // The texts of the page are the same, so they need not be fetched again.
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
