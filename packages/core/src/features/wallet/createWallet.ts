import type { Money } from '@housefront/contract/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallResult } from '../../adapters/http/call-types.ts';
import { reportMissing } from '../../loading/load-once.ts';
import { throttle } from '../../loading/throttle.ts';
import { isUnanswered, scheduleCheck } from '../../calls/unanswered.ts';
import { recallMessage } from './wallet.codes.ts';
import { cashQuery } from './wallet.queries.ts';

/** Wallet state that is not server data. */
export interface WalletState {
  /** A recall is being sent; blocks game start (WAL-05). */
  readonly recalling: boolean;
  /** Whole seconds until the next recall, 0 when it is free. */
  readonly cooldown: number;
  /** Main balance; null before the first reply. */
  readonly balance: Money | null;
  /** Number of changes of the member's money that the balance contains; null when the platform numbers none (RT-23). */
  readonly version: number | null;
  /** True while a dash replaces the balance (MEM-20). */
  readonly refreshing: boolean;
  /** A provider may hold money of the member: there is something to recall. False before the first reply (LOOK-07). */
  readonly away: boolean;
  /** The balance may be old: it was neither read nor announced since the connection was lost for more than 10 s (RT-25). */
  readonly stale: boolean;
}

/** Balances and recalls of the member. */
export interface WalletFeature {
  readonly store: StoreApi<WalletState>;
  readonly queries: { readonly cash: () => ReturnType<typeof cashQuery> };
  /** Transfers the funds back from all providers; does nothing for guests, while one runs and during the cooldown (WAL-03). */
  readonly recallAll: () => Promise<void>;
  /**
   * Refreshes and collects the main balance; shares flag and cooldown with the recall, and rests one second after it
   * (MEM-26x).
   */
  readonly getBack: () => Promise<void>;
  /** Loads the balance. Does nothing while a call is in flight; a failure keeps the old amount (MEM-21). */
  readonly refreshBalance: () => Promise<void>;
  /** Refetches the balance even if a read is in flight, whose result is then ignored. False when it failed (RT-04x). */
  readonly rereadBalance: () => Promise<boolean>;
  readonly dispose: () => void;
}

/** The wallet of a guest. */
export const emptyWallet: WalletState = {
  recalling: false,
  cooldown: 0,
  balance: null,
  version: null,
  refreshing: false,
  away: false,
  stale: false,
};

/** Seconds for which all recall buttons are disabled after a recall (WAL-03). */
const RECALL_COOLDOWN_S = 10;
/** Seconds for which they are disabled after a collection of the balance (MEM-26x). */
const GET_BACK_COOLDOWN_S = 1;
/** Throttle of the refetch after announced changes, in milliseconds (RT-11). */
const READ_MS = 1000;

/** Creates the wallet feature. */
export const createWallet = (deps: FeatureDeps): WalletFeature => {
  const { events, ports, queryClient } = deps;
  const store = createStore<WalletState>()(() => emptyWallet);
  let announcements = 0;
  let reads = 0;
  /** The last read that found that the numbers began again. */
  let restart = 0;
  const cash = () =>
    cashQuery(deps, () => {
      const before = announcements;
      const known = store.getState().version;
      const mine = (reads += 1);
      return ({ total, version, wallets }) => {
        const shown = store.getState().version;
        const isNumbered = version !== null && shown !== null;
        if (isNumbered && version < shown) {
          // A read has at least the number that was known when it was sent, unless the platform's numbers began again (RT-26).
          if (known === null || version >= known || mine < restart) return true;
          restart = mine;
        }
        store.setState({ away: wallets.some((wallet) => wallet.cash === null || wallet.cash.units > 0n) });
        // Without numbers, an amount announced while the call was in flight is newer.
        if (total !== null && (isNumbered || before === announcements)) store.setState({ balance: total, version });
        return false;
      };
    });
  const isMember = () => ports.storage.get('token') !== undefined;
  let stopCooldown: () => void = () => undefined;
  let stopChecking: () => void = () => undefined;
  let turn = 0;
  let due = false;
  let checks = 0;
  // Bursts of events must not become bursts of calls.
  const reloadWallets = throttle(ports.clock, READ_MS, () =>
    queryClient.invalidateQueries({ queryKey: ['member', 'cash'] }),
  );

  const startCooldown = (seconds: number) => {
    stopCooldown();
    store.setState({ cooldown: seconds });
    stopCooldown = ports.clock.every(1000, () => {
      const cooldown = store.getState().cooldown - 1;
      store.setState({ cooldown });
      if (cooldown <= 0) stopCooldown();
    });
  };

  const read = async (): Promise<boolean> => {
    const mine = (turn += 1);
    due = false;
    store.setState({ refreshing: true });
    try {
      await queryClient.fetchQuery({ ...cash(), staleTime: 0 });
      return true;
    } catch {
      // The previous amount stays; the panel's own query offers the retry (WAL-07x).
      return false;
    } finally {
      if (mine === turn) {
        store.setState({ refreshing: false });
        if (due) await read();
      }
    }
  };
  const refreshBalance = async () => {
    if (!store.getState().refreshing && isMember()) await read();
  };
  /** A read in flight may have begun before the change. */
  const refreshAfterChange = async () => {
    due = store.getState().refreshing;
    await refreshBalance();
  };
  const rereadBalance = async () => {
    if (!isMember()) return true;
    // A cancelled wait must not end this one.
    turn += 1;
    await queryClient.cancelQueries({ queryKey: ['member', 'cash'] });
    return read();
  };

  /** The outcome of the recall is unknown; the wallets show it. The recall is not sent again (ADR 48). */
  const checkLater = (asked = 0): void => {
    stopChecking();
    stopChecking = scheduleCheck(ports.clock, asked, check);
  };
  const check = async (asked: number): Promise<void> => {
    const mine = checks;
    const hasRead = await rereadBalance();
    if (mine !== checks) return;
    const wallets = queryClient.getQueryData(cash().queryKey)?.wallets ?? [];
    const isLeft = wallets.some((wallet) => wallet.cash !== null && wallet.cash.units > 0n);
    // A provider without a stated balance is unknown.
    if (!hasRead || (!isLeft && wallets.some((wallet) => wallet.cash === null))) {
      checkLater(asked);
      return;
    }
    events.emit('message', isLeft ? { kind: 'error', key: 'wallet.not_back' } : { kind: 'success', key: 'success' });
  };

  const bringBack = async (seconds: number, send: (key: string) => Promise<CallResult<unknown>>) => {
    const { recalling, cooldown } = store.getState();
    if (recalling || cooldown > 0 || !isMember()) return;
    checks += 1;
    const mine = checks;
    stopChecking();
    store.setState({ recalling: true });
    startCooldown(seconds);
    const result = await send(ports.random.id()).catch(reportMissing(deps, 'the wallet', null));
    store.setState({ recalling: false });
    // Another member may have signed in meanwhile.
    if (result === null || mine !== checks) return;
    if (result.ok) {
      events.emit('message', { kind: 'success', key: 'success' });
      await refreshAfterChange();
      return;
    }
    if (isUnanswered(result.error)) {
      events.emit('message', { kind: 'info', key: 'wallet.checking' });
      checkLater();
      return;
    }
    showMessage(deps, recallMessage(result.error));
  };

  const stopTimers = () => {
    stopCooldown();
    stopChecking();
    checks += 1;
    reloadWallets.cancel();
  };
  const reset = () => {
    stopTimers();
    turn += 1;
    due = false;
    store.setState(emptyWallet);
  };
  const refresh = () => void refreshAfterChange();
  const begin = () => {
    reset();
    refresh();
  };
  const stops = [
    events.on('login', begin),
    events.on('currency-moved', begin),
    events.on('logout', reset),
    events.on('game-ended', refresh),
    events.on('cash-read', ({ cash: amount }) => {
      // Only until the wallets themselves are known.
      if (store.getState().balance === null && isMember()) store.setState({ balance: amount });
    }),
    events.on('balance-changed', ({ cash: amount, version = null }) => {
      // Read by revalidation, which repeats a failed read.
      if (amount === null) return;
      const shown = store.getState().version;
      if (version !== null && shown !== null && version <= shown) return;
      announcements += 1;
      store.setState({ balance: amount, version: version ?? shown });
      reloadWallets();
    }),
    events.on('funds-recalled', () => {
      store.setState({ recalling: false });
      refresh();
    }),
  ];

  return {
    store,
    queries: { cash },
    recallAll: () =>
      bringBack(RECALL_COOLDOWN_S, async (key) => (await import('./wallet.api.ts')).sendRecall(deps, key)),
    getBack: () =>
      bringBack(GET_BACK_COOLDOWN_S, async (key) => (await import('./wallet.api.ts')).sendGetBack(deps, key)),
    refreshBalance,
    rereadBalance,
    dispose: () => {
      stopTimers();
      stops.forEach((stop) => stop());
    },
  };
};
