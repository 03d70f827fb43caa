export { createI18n, type I18nOptions } from './create-i18n.ts';
export { resolveCurrency, type CurrencySources } from './currency.ts';
export { recordTexts, startI18n, type FirstI18nOptions, type FirstTexts } from './first-i18n.ts';
export { formatAmount, formatDate, formatDateTime, formatDecimal, parseServerDate } from './format.ts';
export type { CoreI18n, TextParams } from './i18n.types.ts';
export { htmlLang } from './locale.ts';
export { FALLBACK_LOCALE, LOCALE_LOADERS, loadLocale, NAMESPACES, type Catalogue, type Namespace } from './locales.ts';
export { pickText, type LocalizedText } from './localized-text.ts';
