import { formatDate } from './wall-time.ts';

/** A value with the days on which it holds: from the first to the last, both included; no day means without an end (RG-46). */
export interface DatedValue<Value> {
  readonly value: Value;
  /** The first day, as 2026-09-30. */
  readonly from?: string | undefined;
  /** The last day. */
  readonly until?: string | undefined;
}

/** Values of which at most one holds at a moment; of several the first. */
export interface Dated<Value> {
  readonly dated: readonly DatedValue<Value>[];
}

/** A row of values, of which each but the zone may be dated. */
export type DatedRow<Row extends { readonly zone: string }> = Pick<Row, 'zone'> & {
  readonly [Key in keyof Row]?: Row[Key] | Dated<Exclude<Row[Key], undefined>> | undefined;
};

const isDated = (value: unknown): value is Dated<unknown> =>
  typeof value === 'object' && value !== null && 'dated' in value;

/**
 * The values of a row that hold at a moment. Days begin and end in the zone of the row, so the platform's clock decides and not
 * the zone of a device (RG-46).
 * @param at milliseconds since 1970
 */
export function valuesAt<Row extends { readonly zone: string }>(row: DatedRow<Row>, at: number): Row {
  const today = formatDate(at, row.zone);
  const holds = ({ from, until }: DatedValue<unknown>): boolean =>
    (from === undefined || today >= from) && (until === undefined || today <= until);
  const values = Object.entries(row).flatMap(([key, value]) => {
    const held = isDated(value) ? value.dated.find(holds)?.value : value;
    return held === undefined ? [] : [[key, held]];
  });
  // Each key has a value of its own type, or none; the zone is never dated.
  return Object.fromEntries(values) as Row;
}
