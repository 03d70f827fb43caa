export { completeCatalogue, type WrittenCatalogue } from './complete-catalogue.ts';
export { createI18n } from './create-i18n.ts';
export { resolveCurrency } from './currency.ts';
export { recordTexts, startI18n, type FirstTexts } from './first-i18n.ts';
export {
  formatAmount,
  formatKnown,
  formatMoney,
  symbolPlace,
  UNKNOWN,
  zoneName,
  type ShownCurrency,
} from './format.ts';
export type { CoreI18n } from './i18n.types.ts';
export { htmlLang } from './locale.ts';
export { loadLocale, type OwnTexts } from './locales.ts';
export { pickText } from './localized-text.ts';
export { formatWhen, type TimeStyle } from './when.ts';
export { formatMoment, formatServerTime, readServerTime, type ServerTime } from './server-time.ts';
/**
 * Read by the tests of generated screens.
 * @public
 */
export { LOCALE_LOADERS } from './locales.ts';
