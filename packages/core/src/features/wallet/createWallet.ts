import type { FeatureDeps } from '../../feature-deps.ts';
import type { CallResult } from '../../adapters/call-types.ts';
import { throttle } from '../../throttle.ts';
import { isUnanswered, scheduleCheck } from '../../unanswered.ts';
import { recallMessage } from './wallet.codes.ts';
import { createWalletFront, emptyWallet, type WalletFeature, type WalletFront } from './wallet.front.ts';

/** Seconds that all recall buttons rest after a recall (WAL-03, WAL-04x). */
const RECALL_COOLDOWN_S = 10;
/** Seconds that they rest after a collection of the balance (MEM-23, MEM-26x). */
const GET_BACK_COOLDOWN_S = 1;
/** Announced changes have the platform asked at most once in this time, in milliseconds (RT-11). */
const READ_MS = 1000;

/** Creates the wallet feature over what of it was here before. */
export const createWallet = (deps: FeatureDeps, front: WalletFront = createWalletFront(deps)): WalletFeature => {
  const { events, ports, queryClient } = deps;
  const { store, queries, announce } = front;
  const { cash } = queries;
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
  const followChange = throttle(ports.clock, READ_MS, () => refreshAfterChange());

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
      // The amount of before stays; the panel's own query offers the retry (WAL-07x).
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
  /** What is under way may have been asked for before the change. */
  const refreshAfterChange = async () => {
    due = store.getState().refreshing;
    await refreshBalance();
  };
  const rereadBalance = async () => {
    if (!isMember()) return true;
    // The one that is given up must not end the wait of this one.
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
    const isLeft = wallets.some((wallet) => wallet.cash !== null && wallet.cash > 0n);
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
    let result: CallResult<unknown>;
    try {
      result = await send(ports.random.id());
    } finally {
      store.setState({ recalling: false });
    }
    // Another member may have signed in meanwhile.
    if (mine !== checks) return;
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
    const message = result.error.kind === 'unauthorized' ? null : recallMessage(result.error);
    if (message !== null) events.emit('message', message);
  };

  const stopTimers = () => {
    stopCooldown();
    stopChecking();
    checks += 1;
    reloadWallets.cancel();
    followChange.cancel();
  };
  const reset = () => {
    stopTimers();
    turn += 1;
    due = false;
    store.setState(emptyWallet);
  };
  const refresh = () => void refreshAfterChange();
  const stops = [
    events.on('login', () => {
      reset();
      refresh();
    }),
    events.on('logout', reset),
    events.on('game-ended', refresh),
    events.on('cash-read', ({ cash: amount }) => {
      // Only until the wallets themselves are known.
      if (store.getState().balance === null && isMember()) store.setState({ balance: amount });
    }),
    events.on('balance-changed', ({ cash: amount }) => {
      if (amount === null) return followChange();
      announce(amount);
      reloadWallets();
    }),
    events.on('funds-recalled', () => {
      store.setState({ recalling: false });
      refresh();
    }),
  ];

  return {
    ...front,
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
