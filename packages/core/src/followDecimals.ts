import { currencyRow } from '@housefront/contract/currency';
import type { FeatureDeps } from './feature-deps.ts';
import type { SessionFeature } from './features/session/index.ts';

/**
 * Fetches the member's data again when the platform names a currency with other decimals than the stored one: amounts that
 * were read with other decimals are other amounts (LOC-01). The layout named the currency, and was read with it.
 * @returns stops it
 */
export const followDecimals = (
  { config, events, queryClient }: Pick<FeatureDeps, 'config' | 'events' | 'queryClient'>,
  { store }: Pick<SessionFeature, 'store'>,
): (() => void) => {
  const decimals = (code: string) => currencyRow(config.ownCurrencies, code).decimals;
  return store.subscribe(({ member }, { member: before }) => {
    if (member === null || member.id !== before?.id || decimals(member.currency) === decimals(before.currency)) return;
    void queryClient.resetQueries({ queryKey: ['member'], predicate: ({ queryKey }) => queryKey[1] !== 'layout' });
    events.emit('balance-changed', { cash: null });
  });
};
