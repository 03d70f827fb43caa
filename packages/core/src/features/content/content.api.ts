import { modelLogin, modelSetting, modelSponsor, type ModelItem } from '@housefront/contract/features/content';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import { htmlToText } from '../../i18n/html-text.ts';
import { pickText } from '../../i18n/localized-text.ts';
import { plainText } from '../../i18n/plain-text.ts';

/** The three lists that a template shows: blocks of the theme, sponsors, notes beside the sign-in form (SITE-12). */
export const MODEL_CALLS = { blocks: modelSetting, sponsors: modelSponsor, loginNotes: modelLogin } as const;

/** Which of the lists. */
export type ModelList = keyof typeof MODEL_CALLS;

/** An entry of a template's list. */
export interface ModelEntry {
  readonly id: string;
  readonly title: string;
  /** HTML; only the sanitising component may show it. */
  readonly html: string;
  /** Its text without HTML. */
  readonly text: string;
  /** Address as received; '' for none. */
  readonly url: string;
  /** Picture address as received; '' for none. */
  readonly image: string;
}

/** A list in its order; entries without any text are unknown and ignored (SITE-13x). */
export const modelEntries = (items: readonly ModelItem[], list: ModelList, locale: string): ModelEntry[] =>
  [...items]
    .sort((a, b) => a.sort - b.sort)
    .map(({ id, title, content, url, image }, index) => ({
      id: id ?? `${list}-${index}`,
      title: plainText(pickText(title, locale)),
      html: pickText(content, locale),
      text: htmlToText(pickText(content, locale)),
      url,
      image,
    }))
    .filter(({ title, html }) => title !== '' || html !== '');

/** Loads a list in the language on screen. */
export const fetchModels = async (
  { calls, config, site }: FeatureDeps,
  list: ModelList,
  signal: AbortSignal,
): Promise<ModelEntry[]> => {
  const { siteId, locale } = site.getState();
  const request = { site_id: siteId, language: locale, model_version: config.modelVersion };
  const items = unwrap(await calls.send(MODEL_CALLS[list], request, { signal, silent: true }));
  return modelEntries(items, list, locale);
};
