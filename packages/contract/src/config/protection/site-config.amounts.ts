/** The amounts of a profile in the currencies of a site (RG-50). */
import * as z from 'zod/mini';
import type { CurrencyRow } from '../../money/currency.ts';
import type { DatedRow } from '../../time/dated.ts';
import type { ProfileName, Protection } from '../../rules/protection/protection.ts';
import { amountsOf, withOwnCurrencies } from './protection-amounts.ts';

interface Priced {
  readonly currencies: readonly string[];
  readonly ownCurrencies: readonly CurrencyRow[];
  readonly protection?: { readonly profile: ProfileName; readonly values: DatedRow<Protection> } | undefined;
}

/** The config with the amounts of its profile by the platform's codes, in the decimals of its own currencies. */
export function withAmounts<Config extends Priced>(config: Config): Config {
  const { protection, ownCurrencies } = config;
  if (!protection) return config;
  const values = withOwnCurrencies(protection.values, ownCurrencies, protection.profile);
  return { ...config, protection: { ...protection, values } };
}

/** Refuses a currency in which an amount of the profile is missing: it would have no cap there (RG-50). */
export const hasAmounts = z.check<Priced>(({ value, issues }) => {
  const { protection } = withAmounts(value);
  if (!protection) return;
  const codes = new Set([...value.currencies, ...value.ownCurrencies.map(({ code }) => code)]);
  const wireOf = (code: string) => value.ownCurrencies.find((own) => own.code === code)?.wire ?? code;
  for (const { path, amounts } of amountsOf(protection.values)) {
    const missing = [...codes].filter((code) => !Object.hasOwn(amounts, wireOf(code)));
    if (missing.length === 0) continue;
    const message = `has no amount in ${missing.join(', ')}, which the site has, for its profile "${protection.profile}"`;
    issues.push({ code: 'custom', message, path: ['protection', 'values', ...path], input: undefined });
  }
});
