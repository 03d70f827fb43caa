import { currencyOfLocale, languageOfCountry, type OwnLanguages } from '@housefront/contract/ids';
import type { SiteConfig } from '@housefront/contract/site-config';

/** Sources of the currency, best first (I18N-13x). */
export interface CurrencySources {
  readonly member?: string | undefined;
  /** Fixed by the agent of the visited domain. */
  readonly agentDomain?: string | undefined;
  /** Cookie ccy. */
  readonly cookie?: string | undefined;
  /** Country code of the visitor. */
  readonly country?: string | undefined;
  readonly locale: string;
  /** The site's currencies; the first is the default (I18N-10). */
  readonly configured: readonly string[];
  /** The site's own default: one for all languages, or one for each; replaces the table of languages (I18N-11). */
  readonly preset?: SiteConfig['defaultCurrency'];
  /** Languages of the site's own. */
  readonly own?: OwnLanguages | undefined;
}

/**
 * The site currency; only configured ones are accepted. All sources are tried in order, the language after the country, and the
 * first configured currency is the last fallback (I18N-13x).
 */
export const resolveCurrency = (sources: CurrencySources): string => {
  const { member, agentDomain, cookie, country, locale, configured, preset, own } = sources;
  const presetOf = (code: string | undefined): string | undefined =>
    typeof preset === 'object' ? Object.entries(preset).find(([language]) => language === code)?.[1] : preset;
  const visitors = country === undefined ? undefined : languageOfCountry(country, own);
  const named = [member, agentDomain, cookie, presetOf(visitors?.code) ?? visitors?.currency, presetOf(locale)].find(
    (code) => typeof code === 'string' && configured.includes(code),
  );
  return named ?? currencyOfLocale(locale, configured, own);
};
