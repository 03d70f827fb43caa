import type { FeatureDeps } from '../calls/feature-deps.ts';
import { within } from '../loading/within.ts';

/** An amount may be old when there was no connection for longer than this, in milliseconds (RT-25). */
const OLD_AFTER_MS = 10_000;

/** Longest wait for a balance that is read again before money moves, in milliseconds. */
const CONFIRM_LIMIT_MS = 5000;

/** Age of a balance. */
interface Age {
  /** The shown balance may be old: there was no connection for more than 10 s, and it was not read since (RT-25). */
  readonly stale: boolean;
  /** It is being read. */
  readonly refreshing: boolean;
}

/** The wallet's store; only the part that is used here. */
interface AgedStore {
  readonly getState: () => Age;
  readonly setState: (age: Pick<Age, 'stale'>) => void;
  readonly subscribe: (listener: (age: Age) => void) => () => void;
}

/** The wallet; only the part that is used here. */
export interface AgedWallet {
  readonly store: AgedStore;
  readonly rereadBalance: () => Promise<boolean>;
}

/**
 * Marks the balance as stale once the member had no connection for more than 10 s, and takes the mark away when the balance
 * was read or announced. Without a server of live updates nothing is marked (RT-25).
 * @returns stops it
 */
export const followBalanceAge = (
  { events, ports, queryClient }: Pick<FeatureDeps, 'events' | 'ports' | 'queryClient'>,
  { store }: Pick<AgedWallet, 'store'>,
): (() => void) => {
  const { clock, realtime } = ports;
  /** Last moment at which the shown balance was right. */
  let knownAt = clock.now();
  /** Connected, and the balance was read or announced over this connection. */
  let isLive = false;
  let stopTimer: () => void = () => undefined;

  const mark = (stale: boolean) => {
    if (store.getState().stale !== stale) store.setState({ stale });
  };
  const schedule = () => {
    stopTimer();
    const state = realtime.state();
    if (state === 'off' || state === 'connected') return;
    const left = knownAt + OLD_AFTER_MS - clock.now();
    if (left < 0) mark(true);
    else stopTimer = clock.after(left + 1, () => mark(true));
  };
  const known = () => {
    knownAt = clock.now();
    isLive = realtime.state() === 'connected';
    mark(false);
    schedule();
  };

  const stops = [
    realtime.onState(() => {
      // Until now, each change would have been announced.
      if (isLive) knownAt = clock.now();
      isLive = false;
      schedule();
    }),
    // The panel of the wallet reads by itself.
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryKey } = event.query;
      if (queryKey[0] !== 'member' || queryKey[1] !== 'cash') return;
      // A reply without the total leaves the shown one as it is.
      if (queryClient.getQueryData<{ readonly total: unknown }>(queryKey)?.total !== null) known();
    }),
    events.on('login', known),
    events.on('balance-changed', ({ cash }) => {
      if (cash !== null) known();
    }),
  ];
  return () => {
    stopTimer();
    stops.forEach((stop) => stop());
  };
};

/**
 * Reads a balance that may be old again before money moves, and waits for it for at most 5 s (RT-25).
 * @returns false when it may still be old
 */
export const confirmBalance = async (
  { clock }: Pick<FeatureDeps['ports'], 'clock'>,
  { rereadBalance, store }: AgedWallet,
): Promise<boolean> => {
  const isKnown = () => !store.getState().stale;
  if (isKnown()) return true;
  let stop: () => void = () => undefined;
  // A read that replaced this one, such as that of a returning connection, counts as well.
  const read = new Promise<void>((resolve) => {
    stop = store.subscribe(() => {
      if (isKnown()) resolve();
    });
  });
  const ended = rereadBalance().then(() => (store.getState().refreshing ? read : undefined));
  await within(clock, CONFIRM_LIMIT_MS, ended).finally(() => stop());
  return isKnown();
};
