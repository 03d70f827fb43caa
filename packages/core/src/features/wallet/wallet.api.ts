import { balanceAllBack, balanceGetBack, myCash, type WalletEntry } from '@housefront/contract/features/wallet';
import type { Money } from '@housefront/contract/money';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap, type CallResult } from '../../adapters/http/call-types.ts';

/** The wallet at a provider. */
export interface ProviderWallet {
  readonly gpId: string;
  /** Null when it is not known (FLD-01). */
  readonly cash: Money | null;
  readonly iconDark: string;
  /** Address of a separate icon for light themes, '' when there is none (WAL-02x). */
  readonly iconLight: string;
  /** No separate icon for light themes: the light variant is to be used (WAL-02x). */
  readonly light: boolean;
}

/** All wallets and the total. */
export interface Cash {
  readonly wallets: readonly ProviderWallet[];
  /** Null when the platform gives none. */
  readonly total: Money | null;
  /** Number of changes of the member's money before this answer; null when the platform numbers none (RT-23). */
  readonly version: number | null;
}

const toWallet = ({ gp_id, is_light, icon_dark, cash }: WalletEntry): ProviderWallet => ({
  gpId: gp_id,
  cash,
  iconDark: icon_dark,
  iconLight: typeof is_light === 'string' ? is_light : '',
  light: is_light === true,
});

/** Balances at all providers (API-40). */
export const fetchCash = async ({ calls }: FeatureDeps, signal: AbortSignal): Promise<Cash> => {
  const { my_cash_list, total, version } = unwrap(await calls.send(myCash, {}, { signal, silent: true }));
  return { wallets: my_cash_list.map(toWallet), total, version };
};

const keyed = (key: string) => ({ silent: true, headers: { 'idempotency-key': key } }) as const;

/** Recalls from all providers; only the code is read. The key names this recall (API-41). */
export const sendRecall = ({ calls }: FeatureDeps, key: string): Promise<CallResult<unknown>> =>
  calls.send(balanceAllBack, {}, keyed(key));

/** Refreshes and collects the main balance. The key names this collection (APIM-12). */
export const sendGetBack = (
  { calls }: FeatureDeps,
  key: string,
): Promise<CallResult<{ readonly cash: Money | null }>> => calls.send(balanceGetBack, {}, keyed(key));
