import { currencyRow } from '@housefront/contract/currency';
import { ZERO } from '@housefront/contract/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { createCacheVersions } from '../../loading/cache-versions.ts';
import { followCache } from '../../loading/followCache.ts';
import { fetchJackpots, readChange, readJackpotWin } from './jackpots.api.ts';
import { createJackpotBoard } from './jackpots.board.ts';
import type { Jackpot } from './jackpots.types.ts';

/** The jackpots that are shown. */
export interface JackpotsState {
  /** `absent`: the platform lacks them, or has none. */
  readonly status: 'waiting' | 'shown' | 'absent';
  /** In the order of the platform. */
  readonly jackpots: readonly Jackpot[];
}

/** The jackpots while a part of a page shows them. */
export interface JackpotsFeed {
  readonly store: StoreApi<JackpotsState>;
  /** Begins, also once more after its end: reads everything, before the part comes into view. */
  readonly load: () => void;
  /** Says whether the part is in view: its channel is left 30 s after. */
  readonly see: (inView: boolean) => void;
  /** Without motion a figure is at once what was reported. */
  readonly setMotion: (moves: boolean) => void;
  readonly dispose: () => void;
}

/** Time between two looks at which figures have become stale, in milliseconds. */
const CHECK_MS = 10_000;

/**
 * Shows jackpots that the platform reports. A figure runs to the last reported amount within a second and never beyond it, and
 * falls only after a reported win: another lower amount is read again (WIN-05).
 */
export const createJackpots = (deps: FeatureDeps): JackpotsFeed => {
  const { config, ports, site } = deps;
  const { clock, logger, realtime } = ports;
  const { currency } = site.getState();
  const row = currencyRow(config.ownCurrencies, currency);
  const store = createStore<JackpotsState>(() => ({ status: 'waiting', jackpots: [] }));
  const versions = createCacheVersions();
  const board = createJackpotBoard(ports, (jackpots) =>
    store.setState({ status: jackpots.length > 0 ? 'shown' : 'absent', jackpots }),
  );

  const read = async () => {
    const counts = versions.beginRead();
    try {
      const found = await fetchJackpots(deps);
      board.replace(
        (found ?? []).map(({ jackpot, version }) => ({ report: jackpot, isNews: counts(jackpot.id, version) })),
      );
    } catch (error) {
      logger.warn('jackpots could not be read', { error: String(error) });
      if (store.getState().status === 'waiting') board.replace([]);
    }
  };
  /** Whether an event is of a jackpot on screen and news; `isGap` if something before it was lost. */
  const judge = (heard: { readonly id: string; readonly version: number | null } | null) => {
    const report = heard && board.reportOf(heard.id);
    if (!heard || !report) return { report: null, isGap: heard !== null && !board.isEmpty() };
    const judged = versions.judge(heard.id, heard.version);
    return { report: judged === 'old' ? null : report, isGap: judged === 'gap' };
  };
  const follower = followCache(deps, {
    channel: `jackpots.${currency}`,
    read,
    events: {
      'jackpot.changed': (payload) => {
        const heard = readChange(payload, row);
        const { report, isGap } = judge(heard);
        if (!heard || !report) return isGap;
        if (heard.amount.units < (report.amount?.units ?? ZERO)) return true;
        board.change({ ...report, amount: heard.amount });
        return isGap;
      },
      'jackpot.won': (payload) => {
        const won = readJackpotWin(payload, row);
        const { report, isGap } = judge(won);
        if (!won || !report) return isGap;
        // Where it begins again is read, or the next event says it.
        board.change({ ...report, last: won.last, amount: null });
        return true;
      },
    },
  });
  const noteState = () => board.setConnected(realtime.state() === 'connected');
  let stops: readonly (() => void)[] = [];

  return {
    store,
    load: () => {
      if (stops.length === 0) stops = [realtime.onState(noteState), clock.every(CHECK_MS, board.redraw)];
      noteState();
      follower.load();
    },
    see: follower.see,
    setMotion: board.setMotion,
    dispose: () => {
      follower.dispose();
      board.stop();
      for (const stop of stops) stop();
      stops = [];
    },
  };
};
