import { FALLBACK_LOCALE } from './locale.ts';

/** Text as the platform sends it: one text, or one per language. */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** The text for a language; falls back to en_US, then to any text. */
export const pickText = (text: LocalizedText, locale: string): string => {
  if (typeof text === 'string') return text;
  return text[locale] || text[FALLBACK_LOCALE] || Object.values(text).find((value) => value !== '') || '';
};
