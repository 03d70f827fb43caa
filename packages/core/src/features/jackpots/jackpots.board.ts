import type { CorePorts } from '../../adapters/ports/ports.ts';
import { figureAt, RISE_MS, type Rise } from './jackpots.figure.ts';
import type { Jackpot, ReportedJackpot } from './jackpots.types.ts';

/** Time between two steps of a running figure, in milliseconds. */
const STEP_MS = 50;
/** Time without word, and without a connection, after which a figure is marked; time in which a win is named. In milliseconds. */
const WORD_MS = 600_000;
const OFFLINE_MS = 10_000;
const WON_MS = 3_600_000;

interface Entry {
  readonly report: ReportedJackpot;
  readonly rise: Rise | null;
  /** When it was reported: monotonic, and by the platform's clock. */
  readonly heard: number;
  readonly heardAt: number;
}

/**
 * The jackpots on screen with their running figures. Only reports change an amount.
 * @param show shows the jackpots, also at each step of a figure
 */
export const createJackpotBoard = (
  { clock, platformClock }: Pick<CorePorts, 'clock' | 'platformClock'>,
  show: (jackpots: readonly Jackpot[]) => void,
) => {
  let entries: readonly Entry[] = [];
  let moves = true;
  let stopSteps: (() => void) | undefined;
  let offlineSince: number | null = clock.elapsed();

  const toJackpot = ({ report, rise, heard, heardAt }: Entry): Jackpot => {
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
  const stop = () => {
    stopSteps?.();
    stopSteps = undefined;
  };
  const draw = () => {
    const now = clock.elapsed();
    show(entries.map(toJackpot));
    const runs = moves && entries.some(({ rise }) => rise && rise.from < rise.to.units && now - rise.since < RISE_MS);
    if (runs) stopSteps ??= clock.every(STEP_MS, draw);
    else stop();
  };
  /** Draws what is on screen; before the first report nothing is. */
  const redraw = () => {
    if (entries.length > 0) draw();
  };
  const entryOf = (id: string) => entries.find(({ report }) => report.id === id);
  /** A jackpot that is reported now: its figure runs from the one on screen to the new amount. */
  const hear = (report: ReportedJackpot): Entry => {
    const now = clock.elapsed();
    const { id, amount } = report;
    const before = entryOf(id)?.rise;
    const rise = amount && { from: before ? figureAt(before, now).units : amount.units, to: amount, since: now };
    return { report, rise, heard: now, heardAt: platformClock.now() };
  };

  return {
    redraw,
    stop,
    isEmpty: () => entries.length === 0,
    reportOf: (id: string) => entryOf(id)?.report,
    /** Shows these jackpots and no others. A report that is no news leaves a known jackpot as it is. */
    replace: (found: readonly { readonly report: ReportedJackpot; readonly isNews: boolean }[]) => {
      entries = found.map(({ report, isNews }) => (isNews ? undefined : entryOf(report.id)) ?? hear(report));
      draw();
    },
    /** Shows a new report of a jackpot on screen. */
    change: (report: ReportedJackpot) => {
      entries = entries.map((entry) => (entry.report.id === report.id ? hear(report) : entry));
      draw();
    },
    setConnected: (isConnected: boolean) => {
      offlineSince = isConnected ? null : (offlineSince ?? clock.elapsed());
      redraw();
    },
    setMotion: (next: boolean) => {
      moves = next;
      redraw();
    },
  };
};
