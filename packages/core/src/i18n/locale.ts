/** Fallback language for missing texts (I18N-05x). */
export const FALLBACK_LOCALE = 'en_US';

/** The form for html lang and Intl: zh_CN -> zh-CN (I18N-06x). */
export const htmlLang = (locale: string): string => locale.replaceAll('_', '-');
