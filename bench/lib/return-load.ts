import type { LineRecord } from './lines.ts';

/** Load of a platform when all members come back at the same time. */
export interface ReturnLoad {
  readonly calls: number;
  readonly authorizations: number;
  /** Seconds from the end of the connections until the last call was sent. */
  readonly seconds: number;
  /** Calls a second from the first call to the last, at the moments at which they were due. */
  readonly mean: number;
  /** Most calls that were due within any second. */
  readonly peak: number;
  /** Most calls that were sent within any second. */
  readonly sent: number;
  readonly right: number;
  /** Seconds until half of the lines, 99 % and all of them showed the right balance; NaN when fewer ever did. */
  readonly rightAfter: { readonly half: number; readonly most: number; readonly all: number };
}

/** Reads of other data may follow the balance's by this, milliseconds (RT-24); later calls belong to something else. */
const OTHERS_MS = 5000;

/** Most of these moments within any span of this length, both in milliseconds. */
export function mostWithin(moments: readonly number[], span: number): number {
  const sorted = moments.toSorted((a, b) => a - b);
  let [first, most] = [0, 0];
  for (const [last, moment] of sorted.entries()) {
    while (moment - (sorted[first] ?? moment) >= span) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/**
 * Sums up the return of lines.
 * @param endedAt moment at which the server ended all connections
 * @param lines number of lines, right or not
 */
export function returnLoad(records: readonly LineRecord[], endedAt: number, lines: number): ReturnLoad {
  const of = (name: keyof LineRecord) => records.flatMap((record) => record[name]).toSorted((a, b) => a - b);
  const right = of('right');
  const until = right.length < lines ? Infinity : (right.at(-1) ?? endedAt) + OTHERS_MS;
  const within = (moments: readonly number[]) => moments.filter((moment) => moment <= until);
  const calls = within(of('calls'));
  const due = within(of('due'));
  const [first = endedAt, last = endedAt] = [due[0], due.at(-1)];
  const after = (share: number) => ((right[Math.ceil(lines * share) - 1] ?? Number.NaN) - endedAt) / 1000;
  return {
    calls: calls.length,
    authorizations: within(of('authorizations')).length,
    seconds: ((calls.at(-1) ?? endedAt) - endedAt) / 1000,
    mean: due.length / Math.max(1, (last - first) / 1000),
    peak: mostWithin(due, 1000),
    sent: mostWithin(calls, 1000),
    right: right.length,
    rightAfter: { half: after(0.5), most: after(0.99), all: after(1) },
  };
}
