import { currencyOfLocale, LOCALE_CURRENCY, localeOfCountry } from '@housefront/contract/ids';

/** Where the currency may come from, best first (I18N-13x). */
export interface CurrencySources {
  readonly member?: string | undefined;
  /** Locked by the agent of the visited domain. */
  readonly agentDomain?: string | undefined;
  /** Cookie ccy. */
  readonly cookie?: string | undefined;
  /** Country code of the visitor. */
  readonly country?: string | undefined;
  readonly locale: string;
  /** The site's currencies; the first is the default (I18N-10). */
  readonly configured: readonly string[];
}

/**
 * The site currency; only configured ones are accepted (I18N-12, I18N-13x). MEM-31x gives the first configured currency where the
 * country does not help, I18N-13x asks the language before: the order of all sources holds, and the first currency ends it.
 */
export const resolveCurrency = (sources: CurrencySources): string => {
  const { member, agentDomain, cookie, country, locale, configured } = sources;
  const countryLocale = country === undefined ? undefined : localeOfCountry(country);
  const ofCountry = countryLocale === undefined ? undefined : LOCALE_CURRENCY[countryLocale];
  const named = [member, agentDomain, cookie, ofCountry].find(
    (code) => code !== undefined && configured.includes(code),
  );
  return named ?? currencyOfLocale(locale, configured);
};
