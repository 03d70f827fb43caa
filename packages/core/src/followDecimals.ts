import { currencyRow } from '@housefront/contract/currency';
import type { FeatureDeps } from './feature-deps.ts';

interface SignedIn {
  readonly member: { readonly id: string; readonly currency: string } | null;
}

/** The session's store; only the part that is followed. */
interface FollowedSession {
  readonly store: { readonly subscribe: (listener: (now: SignedIn, before: SignedIn) => void) => () => void };
}

/**
 * Fetches the member's data again when the platform names a currency with other decimals than the stored one: amounts that
 * were read with other decimals are other amounts (LOC-01). The layout named the currency, and was read with it.
 * @returns stops it
 */
export const followDecimals = (
  { config, events, queryClient }: Pick<FeatureDeps, 'config' | 'events' | 'queryClient'>,
  { store }: FollowedSession,
): (() => void) => {
  const decimals = (code: string) => currencyRow(config.ownCurrencies, code).decimals;
  return store.subscribe(({ member }, { member: before }) => {
    if (member === null || member.id !== before?.id || decimals(member.currency) === decimals(before.currency)) return;
    void queryClient.resetQueries({ queryKey: ['member'], predicate: ({ queryKey }) => queryKey[1] !== 'layout' });
    events.emit('balance-changed', { cash: null });
  });
};
