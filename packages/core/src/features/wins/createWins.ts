import { currencyRow } from '@housefront/contract/currency';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { createCacheVersions } from '../../loading/cache-versions.ts';
import { followCache } from '../../loading/followCache.ts';
import { fetchWins, readWin } from './wins.api.ts';
import type { Win } from './wins.types.ts';

/** The wins that are shown. */
export interface WinsState {
  /** `absent`: the platform lacks them, or there are fewer than three. */
  readonly status: 'waiting' | 'shown' | 'absent';
  /** Newest first, at most 50. */
  readonly wins: readonly Win[];
}

/** The feed of wins while a part of a page shows it. */
export interface WinsFeed {
  readonly store: StoreApi<WinsState>;
  /** Begins, also once more after its end: reads everything, before the part comes into view. */
  readonly load: () => void;
  /** Says whether the part is in view: its channel is left 30 s after. */
  readonly see: (inView: boolean) => void;
  /** Pauses the feed, or continues with the newest win. */
  readonly hold: (held: boolean) => void;
  readonly dispose: () => void;
}

/** Fewest wins that are shown, and most. */
const LEAST = 3;
const MOST = 50;
/** Shortest time between two new wins, in milliseconds. */
const PACE_MS = 1000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Shows wins that the platform reports, and no others: at most one new one a second, none older than a day or from the future. A
 * feed that has begun with fewer than three stays absent until it is read again (WIN-01).
 */
export const createWins = (deps: FeatureDeps): WinsFeed => {
  const { config, ports, site } = deps;
  const { clock, logger, platformClock } = ports;
  const { currency } = site.getState();
  const row = currencyRow(config.ownCurrencies, currency);
  const store = createStore<WinsState>(() => ({ status: 'waiting', wins: [] }));
  const versions = createCacheVersions();
  let isHeld = false;
  let waiting: Win | null = null;
  let stopPace: (() => void) | undefined;

  const isCurrent = ({ at }: Win) => {
    const age = platformClock.now() - at;
    return age <= DAY_MS && age >= -MINUTE_MS;
  };
  const put = (all: readonly Win[], status = store.getState().status) => {
    const wins = all.filter(isCurrent).slice(0, MOST);
    store.setState({ status: wins.length < LEAST ? 'absent' : status, wins });
  };
  const showNext = () => {
    if (stopPace || isHeld || waiting === null) return;
    const { wins } = store.getState();
    put([waiting, ...wins]);
    waiting = null;
    stopPace = clock.after(PACE_MS, () => {
      stopPace = undefined;
      showNext();
    });
  };
  /** Shows a win as soon as it may appear, unless a newer one comes before. */
  const offer = (win: Win) => {
    const { wins, status } = store.getState();
    if (status !== 'shown' || !isCurrent(win) || wins.some(({ id }) => id === win.id)) return;
    waiting = win;
    showNext();
  };

  const read = async () => {
    const counts = versions.beginRead();
    try {
      const found = await fetchWins(deps);
      if (found === null) store.setState({ status: 'absent', wins: [] });
      else if (store.getState().status !== 'shown') {
        counts(currency, found.version);
        put(found.wins, 'shown');
      } else if (counts(currency, found.version) && found.wins[0]) offer(found.wins[0]);
    } catch (error) {
      logger.warn('wins could not be read', { error: String(error) });
      if (store.getState().status === 'waiting') store.setState({ status: 'absent' });
    }
  };
  const follower = followCache(deps, {
    channel: `wins.${currency}`,
    read,
    events: {
      win: (payload) => {
        const heard = readWin(deps, payload, row);
        if (heard === null) return false;
        const judged = versions.judge(currency, heard.version);
        if (judged === 'old') return false;
        if (heard.win) offer(heard.win);
        return judged === 'gap';
      },
    },
  });
  let stopAging: (() => void) | undefined;
  const age = () => {
    const { wins } = store.getState();
    if (!wins.every(isCurrent)) put(wins);
  };

  return {
    store,
    load: () => {
      stopAging ??= clock.every(MINUTE_MS, age);
      follower.load();
    },
    see: follower.see,
    hold: (held) => {
      isHeld = held;
      showNext();
    },
    dispose: () => {
      follower.dispose();
      stopPace?.();
      stopAging?.();
      stopPace = stopAging = undefined;
    },
  };
};
