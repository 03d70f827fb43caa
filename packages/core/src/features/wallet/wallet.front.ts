import type { Minor } from '@housefront/contract/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../feature-deps.ts';
import { cashQuery } from './wallet.queries.ts';

/** Wallet state that is not server data. */
export interface WalletState {
  /** A recall is being sent; blocks game start (WAL-05). */
  readonly recalling: boolean;
  /** Whole seconds until the next recall, 0 when it is free. */
  readonly cooldown: number;
  /** Main balance; null before the first reply. */
  readonly balance: Minor | null;
  /** A dash is shown in place of the balance (MEM-20). */
  readonly refreshing: boolean;
}

/** Balances and recalls of the member. */
export interface WalletFeature {
  readonly store: StoreApi<WalletState>;
  readonly queries: { readonly cash: () => ReturnType<typeof cashQuery> };
  /** Transfers the funds back from all providers (WAL-03); does nothing for guests, while one runs and during the cooldown. */
  readonly recallAll: () => Promise<void>;
  /** Refreshes and collects the main balance; shares flag and cooldown with the recall, and rests one second after it (MEM-23, MEM-26x). */
  readonly getBack: () => Promise<void>;
  /** Loads the balance; a second call while one runs does nothing, a failure keeps the old amount (MEM-21, MEM-22x). */
  readonly refreshBalance: () => Promise<void>;
  /** Reads the balance even if a read is pending, whose result is then ignored. False when it failed (RT-04x). */
  readonly rereadBalance: () => Promise<boolean>;
  readonly dispose: () => void;
}

/** The wallet of a guest. */
export const emptyWallet: WalletState = { recalling: false, cooldown: 0, balance: null, refreshing: false };

/** What a page has of the wallet before its actions are here. */
export interface WalletFront extends Pick<WalletFeature, 'store' | 'queries'> {
  /** Shows an amount that the platform announced; what was asked for before is older. */
  readonly announce: (balance: Minor) => void;
}

/** Creates an empty wallet without actions. */
export const createWalletFront = (deps: FeatureDeps): WalletFront => {
  const store = createStore<WalletState>()(() => emptyWallet);
  let announcements = 0;
  return {
    store,
    queries: {
      cash: () =>
        cashQuery(deps, () => {
          const before = announcements;
          // An amount that was announced while the platform was asked is the newer one.
          return (balance) => void (before === announcements && store.setState({ balance }));
        }),
    },
    announce: (balance) => {
      announcements += 1;
      store.setState({ balance });
    },
  };
};
