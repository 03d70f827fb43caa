import { htmlLang } from '@housefront/core/i18n';

/** Currency codes with another ISO name (I18N-15x). */
const ISO: Readonly<Record<string, string>> = { RMB: 'CNY', WON: 'KRW' };

/** Display name of a currency: its code with its name in the visitor's language, or the code alone. */
export const currencyName = (code: string, locale: string): string => {
  const iso = ISO[code] ?? code;
  try {
    const name = new Intl.DisplayNames([htmlLang(locale)], { type: 'currency', fallback: 'none' }).of(iso);
    return name === undefined ? code : `${code} · ${name}`;
  } catch {
    // Not an ISO code.
    return code;
  }
};
