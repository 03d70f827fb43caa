import { dayStarts, localText } from './calendar.fixtures.ts';

/*
 * Document 3 and the rows RG-13, RG-16 and RG-17 about limits, written from their words alone: no code of the rules is used,
 * amounts are numbers, and times are those of clocks.
 */

/** The end of the period of a moment, by the days that a clock in the zone shows. */
function restart(period: string, at: number, zone: string): number {
  const days = dayStarts(zone);
  let low = 0;
  let high = days.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((days[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const dateOf = (index: number) => localText(days[index] ?? 0, zone).slice(0, 10);
  let next = low + 1;
  if (period === 'week') while (new Date(`${dateOf(next)}T00:00:00Z`).getUTCDay() !== 1) next += 1;
  if (period === 'month') while (!dateOf(next).endsWith('-01')) next += 1;
  return days[next] ?? Number.NaN;
}

/** So many hours later, or so many days later at the same time of the clock. */
function later(wait: string, at: number, zone: string): number {
  const count = Number.parseInt(wait, 10);
  if (wait.endsWith('h')) return at + count * 3_600_000;
  const wanted = new Date(Date.parse(`${localText(at, zone).replace(' ', 'T')}Z`) + count * 86_400_000);
  const text = wanted.toISOString().slice(0, 19).replace('T', ' ');
  const about = at + count * 86_400_000;
  const shown = [-2, -1, 0, 1, 2]
    .map((half) => about + half * 1_800_000)
    .filter((time) => localText(time, zone) === text);
  // A time that the clock skips comes as long after the change as it would have come without.
  return shown[0] ?? about;
}

interface Row {
  readonly kind: string;
  readonly period: string;
  holds: number;
  waits?: { readonly to: number | 'none'; readonly from: number } | undefined;
}

/** A member's limits, as the requirements describe them. */
export class LimitsOracle {
  rows: Row[] = [];
  readonly #wait: string;
  readonly #toEnd: boolean;
  readonly #zone: string;

  constructor(wait: string, toEnd: boolean, zone: string) {
    this.#wait = wait;
    this.#toEnd = toEnd;
    this.#zone = zone;
  }

  #row(kind: string, period: string): Row | undefined {
    return this.rows.find((row) => row.kind === kind && row.period === period);
  }

  /** "Lowering counts at once; raising or removing waits; meanwhile the old one holds." */
  ask(kind: string, period: string, wish: number | 'none', at: number): void {
    const row = this.#row(kind, period);
    if (!row) {
      if (wish !== 'none') this.rows.push({ kind, period, holds: wish });
      return;
    }
    const isRaise = wish === 'none' || wish > row.holds;
    if (!isRaise) {
      row.holds = wish;
      row.waits = undefined;
      return;
    }
    let from = later(this.#wait, at, this.#zone);
    const end = restart(period, at, this.#zone);
    if (this.#toEnd && end > from) from = end;
    row.waits = { to: wish, from };
  }

  /** "… and must be confirmed afterwards." */
  confirm(kind: string, period: string, at: number): void {
    const row = this.#row(kind, period);
    if (row?.waits === undefined || row.waits.from > at) return;
    if (row.waits.to === 'none') this.rows.splice(this.rows.indexOf(row), 1);
    else {
      row.holds = row.waits.to;
      row.waits = undefined;
    }
  }

  /** "… and the pending one can be withdrawn." */
  withdraw(kind: string, period: string): void {
    const row = this.#row(kind, period);
    if (row) row.waits = undefined;
  }

  /** "Several at once are possible and the lowest that applies wins": the most that may still be used, and when it restarts. */
  most(
    kind: string,
    used: Readonly<Record<string, number>>,
    at: number,
  ): { most: number; restart: number } | undefined {
    const open = this.rows
      .filter((row) => row.kind === kind)
      .map(({ period, holds }) => ({
        most: Math.max(0, holds - Math.max(0, used[period] ?? 0)),
        restart: restart(period, at, this.#zone),
      }));
    const least = Math.min(...open.map(({ most }) => most));
    const restarts = open.filter(({ most }) => most === least).map((one) => one.restart);
    return open.length === 0 ? undefined : { most: least, restart: Math.max(...restarts) };
  }
}
