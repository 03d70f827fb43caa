import { createSignal } from '@housefront/core';
import { createI18n, loadLocale, type CoreI18n, type OwnTexts } from '@housefront/core/i18n';
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import { textsChanged, type TextsChange } from './texts-change.ts';

/**
 * The texts of a page in development: the initial ones, or those of a catalogue that changed since.
 * @param own texts of the language if it is the site's own
 */
export function liveTexts(first: CoreI18n, hot: Pick<ViteHotContext, 'on'>, own?: OwnTexts): CoreI18n {
  const { locale } = first;
  const { subscribe, notify } = createSignal();
  const changes: TextsChange[] = [];
  // The browser keeps the modules of the catalogues as they were first loaded.
  const load = async (language: string) => ({
    ...(own && language === locale ? (await own()).default : await loadLocale(language)),
    ...Object.fromEntries(
      changes.filter((change) => change.locale === language).map(({ namespace, texts }) => [namespace, texts]),
    ),
  });
  let current = first;
  first.onChange(notify);
  const take = async (change: TextsChange) => {
    changes.push(change);
    const next = await createI18n({ locale, load });
    next.onChange(notify);
    current = next;
    notify();
  };
  hot.on(textsChanged, (change: TextsChange) => void take(change));
  return {
    locale,
    t: (key, params) => current.t(key, params),
    has: (key) => current.has(key),
    onChange: subscribe,
    ready: () => current.ready(),
  };
}
