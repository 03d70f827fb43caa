import { hasSettings, type SettingEntry } from '@housefront/contract/rules';

/** Input of the decision about the currency of a registration. */
export interface CurrencyWishes {
  /** The site's currencies; the first is the default (I18N-10). */
  readonly configured: readonly string[];
  /** Null when they could not be loaded: every configured currency then counts as open. */
  readonly settings: readonly SettingEntry[] | null;
  /** Locked by the domain (REG-38). */
  readonly domain: string | null;
  /** Of the agent who refers the visitor; '' when unknown (REG-37x). */
  readonly agent: string;
  /** Named in the link (REG-03). */
  readonly link: string | undefined;
  /** The currency that the site shows now. */
  readonly site: string;
}

/** The initial currency, the currencies to choose from, and a requested currency that is not open. */
export interface CurrencyChoice {
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly notOpen: string | null;
}

/** A currency is open when the site lists it and has settings for it (REG-04x). */
export const isOpen = ({ configured, settings }: Pick<CurrencyWishes, 'configured' | 'settings'>, currency: string) =>
  configured.includes(currency) && (settings === null || hasSettings(settings, currency));

/**
 * Chooses the currency: a locked one, else that of the link, else the site's; a closed one is replaced by the default
 * (REG-04x).
 */
export const chooseCurrency = (wishes: CurrencyWishes): CurrencyChoice => {
  const { configured, domain, agent, link, site } = wishes;
  const found = configured.filter((currency) => isOpen(wishes, currency));
  const currencies = found.length > 0 ? found : configured;
  const fallback = currencies[0] ?? site;
  const lock = domain ?? agent;
  if (lock !== '' && isOpen(wishes, lock)) return { currency: lock, currencies: [lock], notOpen: null };
  const named = lock === '' ? (link ?? '') : lock;
  if (named !== '' && !isOpen(wishes, named)) return { currency: fallback, currencies, notOpen: named };
  const wanted = named === '' ? site : named;
  return { currency: currencies.includes(wanted) ? wanted : fallback, currencies, notOpen: null };
};
