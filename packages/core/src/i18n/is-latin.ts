import type { Locale } from '@housefront/contract/ids';

/** Whether a language is written in Latin letters, and so puts spaces between its words. */
export const isLatin = (locale: Locale): boolean =>
  new Intl.Locale(locale.replace('_', '-')).maximize().script === 'Latn';
