import { currencyRow } from '@housefront/contract/currency';
import { ZERO } from '@housefront/contract/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { createCacheVersions } from '../../loading/cache-versions.ts';
import { followCache } from '../../loading/followCache.ts';
import { fetchJackpots, readChange, readJackpotWin } from './jackpots.api.ts';
import { figureAt, RISE_MS, type Rise } from './jackpots.figure.ts';
import type { Jackpot, ReportedJackpot } from './jackpots.types.ts';

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

/** Time between two steps of a running figure, in milliseconds. */
const STEP_MS = 50;
/** Time without word, and without a connection, after which a figure is marked; time in which a win is named. In milliseconds. */
const WORD_MS = 600_000;
const OFFLINE_MS = 10_000;
const WON_MS = 3_600_000;
const CHECK_MS = 10_000;

interface Entry {
  readonly report: ReportedJackpot;
  readonly rise: Rise | null;
  /** When it was reported: monotonic, and by the platform's clock. */
  readonly heard: number;
  readonly heardAt: number;
}

/**
 * Shows jackpots that the platform reports. A figure runs to the last reported amount within a second and never beyond it, and
 * falls only after a reported win: another lower amount is read again (WIN-05).
 */
export const createJackpots = (deps: FeatureDeps): JackpotsFeed => {
  const { config, ports, site } = deps;
  const { clock, logger, platformClock, realtime } = ports;
  const { currency } = site.getState();
  const row = currencyRow(config.ownCurrencies, currency);
  const store = createStore<JackpotsState>(() => ({ status: 'waiting', jackpots: [] }));
  const versions = createCacheVersions();
  let entries: readonly Entry[] = [];
  let moves = true;
  let stopSteps: (() => void) | undefined;
  let offlineSince: number | null = clock.elapsed();

  const shown = ({ report, rise, heard, heardAt }: Entry): Jackpot => {
    const now = clock.elapsed();
    const isOffline = offlineSince !== null && now - offlineSince >= OFFLINE_MS;
    return {
      ...report,
      figure: rise && (moves ? figureAt(rise, now) : rise.to),
      heardAt,
      isStale: isOffline || now - heard >= WORD_MS,
      isWon: report.last !== null && platformClock.now() - report.last.at < WON_MS,
    };
  };
  const draw = () => {
    const now = clock.elapsed();
    store.setState({ status: entries.length > 0 ? 'shown' : 'absent', jackpots: entries.map(shown) });
    const runs = moves && entries.some(({ rise }) => rise && rise.from < rise.to.units && now - rise.since < RISE_MS);
    if (runs) stopSteps ??= clock.every(STEP_MS, draw);
    else {
      stopSteps?.();
      stopSteps = undefined;
    }
  };
  const heardNow = () => ({ heard: clock.elapsed(), heardAt: platformClock.now() });
  /** The way from the figure on screen to a new amount. */
  const riseTo = (before: Entry | undefined, amount: ReportedJackpot['amount']): Rise | null => {
    if (amount === null) return null;
    const now = clock.elapsed();
    const from = before?.rise ? figureAt(before.rise, now).units : amount.units;
    return { from, to: amount, since: now };
  };
  const change = (id: string, next: (entry: Entry) => Partial<Entry>) => {
    entries = entries.map((entry) => (entry.report.id === id ? { ...entry, ...next(entry), ...heardNow() } : entry));
    draw();
  };

  const read = async () => {
    const counts = versions.beginRead();
    try {
      const found = await fetchJackpots(deps);
      entries = (found ?? []).map(({ jackpot, version }) => {
        const before = entries.find(({ report }) => report.id === jackpot.id);
        if (!counts(jackpot.id, version) && before) return before;
        return { report: jackpot, rise: riseTo(before, jackpot.amount), ...heardNow() };
      });
      draw();
    } catch (error) {
      logger.warn('jackpots could not be read', { error: String(error) });
      if (store.getState().status === 'waiting') draw();
    }
  };
  /** Whether an event is of a jackpot on screen and news; `gap` if something before it was lost. */
  const judge = (heard: { readonly id: string; readonly version: number | null } | null) => {
    const entry = heard && entries.find(({ report }) => report.id === heard.id);
    if (!heard || !entry) return { entry: null, isGap: heard !== null && entries.length > 0 };
    const judged = versions.judge(heard.id, heard.version);
    return { entry: judged === 'old' ? null : entry, isGap: judged === 'gap' };
  };
  const follower = followCache(deps, {
    channel: `jackpots.${currency}`,
    read,
    events: {
      'jackpot.changed': (payload) => {
        const heard = readChange(payload, row);
        const { entry, isGap } = judge(heard);
        if (!heard || !entry) return isGap;
        if (heard.amount.units < (entry.report.amount?.units ?? ZERO)) return true;
        change(heard.id, ({ report }) => ({
          report: { ...report, amount: heard.amount },
          rise: riseTo(entry, heard.amount),
        }));
        return isGap;
      },
      'jackpot.won': (payload) => {
        const won = readJackpotWin(payload, row);
        const { entry, isGap } = judge(won);
        if (!won || !entry) return isGap;
        // Where it begins again is read, or the next event says it.
        change(won.id, ({ report }) => ({ report: { ...report, last: won.last, amount: null }, rise: null }));
        return true;
      },
    },
  });
  const noteState = () => {
    offlineSince = realtime.state() === 'connected' ? null : (offlineSince ?? clock.elapsed());
    if (entries.length > 0) draw();
  };
  let stops: readonly (() => void)[] = [];

  return {
    store,
    load: () => {
      if (stops.length === 0)
        stops = [realtime.onState(noteState), clock.every(CHECK_MS, () => entries.length > 0 && draw())];
      noteState();
      follower.load();
    },
    see: follower.see,
    setMotion: (next) => {
      moves = next;
      if (entries.length > 0) draw();
    },
    dispose: () => {
      follower.dispose();
      stopSteps?.();
      stopSteps = undefined;
      for (const stop of stops) stop();
      stops = [];
    },
  };
};
