import { htmlLang } from '@housefront/core/i18n';

/** Codes of the product that ISO knows under another name (I18N-15x). */
const ISO: Readonly<Record<string, string>> = { RMB: 'CNY', WON: 'KRW' };

/** A currency as a visitor chooses it: its code with its name in their language, or the code alone. */
export const currencyName = (code: string, locale: string): string => {
  const iso = ISO[code] ?? code;
  try {
    const name = new Intl.DisplayNames([htmlLang(locale)], { type: 'currency', fallback: 'none' }).of(iso);
    return name === undefined ? code : `${code} · ${name}`;
  } catch {
    // No code of three letters.
    return code;
  }
};
