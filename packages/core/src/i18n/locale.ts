/** The form for html lang and Intl: zh_CN -> zh-CN (I18N-06x). */
export const htmlLang = (locale: string): string => locale.replaceAll('_', '-');
