import type { protectionState } from '@housefront/contract/features/protection';
import type { CallResponse } from '@housefront/contract/endpoint';
import type { AmountsByCurrency } from '@housefront/contract/protection';
import { amountIn, stakeCap } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberCurrency } from '../../money/member-currency.ts';
import { protectionNow } from './protection.now.ts';
import type { ProtectionState } from './protection.types.ts';

type Deps = Pick<FeatureDeps, 'config' | 'ports' | 'site'>;
type Wire = Pick<CallResponse<typeof protectionState>, 'stake_cap' | 'contact_above' | 'overall'>;

const lower = (one: bigint | null, other: bigint | null): bigint | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/** The highest stake of the profile for a member whose age is not known; null without one (RG-39). */
export const profileCap = (deps: Deps): bigint | null =>
  stakeCap(protectionNow(deps) ?? {}, memberCurrency(deps), null);

/**
 * Amounts of the state. One that the profile has and the answer leaves out is that of the profile, the strictest if it
 * depends on the age: an answer without it never means none. No highest stake is above that of the profile (RG-50).
 */
export const readAmounts = (
  deps: Deps,
  { stake_cap: cap, contact_above: above, overall }: Wire,
): Pick<ProtectionState, 'stakeCap' | 'contactAbove' | 'overall'> => {
  const profile = protectionNow(deps);
  const currency = memberCurrency(deps);
  const contact = profile?.contactAbove;
  const sum = profile?.overall;
  const most = stakeCap(profile ?? {}, currency, Number.POSITIVE_INFINITY);
  const ofProfile = (amounts: AmountsByCurrency | undefined) => (amounts ? amountIn(amounts, currency) : null);
  return {
    stakeCap: cap === null ? profileCap(deps) : lower(BigInt(cap), most),
    contactAbove:
      above === null ? lower(ofProfile(contact?.amounts), ofProfile(contact?.young?.amounts)) : BigInt(above),
    overall: overall
      ? { amount: BigInt(overall.amount), deposited: BigInt(overall.deposited) }
      : sum
        ? { amount: amountIn(sum, currency), deposited: null }
        : null,
  };
};
