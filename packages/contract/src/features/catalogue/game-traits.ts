import * as z from 'zod/mini';
import { minor, moneyOf, type Money } from '../../money/money.ts';
import { dayNumber } from '../../time/day.ts';
import { readDecimal } from '../../wire/decimal-text.ts';
import { inContext, type ReadContext } from '../../wire/read-context.ts';
import { countOrNull, id, idOrNull, listOf, readOr, wholeOrNull } from '../../wire/wire.ts';

/*
 * The optional fields of a game by which a lobby finds and orders it: our proposal to platforms. A value that is missing or cannot
 * be read is unknown, null or an empty list. The schema and the quick reader of games share the functions (LOB-01).
 */

/** The most volatile games. */
const MOST_VOLATILE = 5;

/** A whole number from 1 to `most`; null for any other one. */
const upTo = (value: number | null, most: number): number | null =>
  value !== null && value >= 1 && value <= most ? value : null;

/** A volatility from 1, the calmest, to 5. */
export const volatilityOf = (value: number | null): number | null => upTo(value, MOST_VOLATILE);

/** Lines or ways to win. */
export const linesOf = (value: number | null): number | null => upTo(value, Number.MAX_SAFE_INTEGER);

/** Return to player in percent, an exact decimal above 0 and up to 100. */
export function rtpOf(value: unknown): string | null {
  const text = readDecimal(value);
  return text !== null && Number(text) <= 100 ? text : null;
}

const UNITS = /^[1-9]\d{0,17}$/;

/** A stake in minor units, above 0, in the currency of the parse. */
export function stakeOf(value: unknown, { currency }: Pick<ReadContext, 'currency'>): Money | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return UNITS.test(text) ? moneyOf(minor(BigInt(text)), currency) : null;
}

const DAY = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/;

/** The day of a date, with or without a time behind it: `2026-11-25`. */
export function dayOf(value: unknown): string | null {
  const [, day] = (typeof value === 'string' && DAY.exec(value.trim())) || [];
  return day === undefined || dayNumber(day) === null ? null : day;
}

const anything = z.optional(z.unknown());
const stake = z.pipe(
  anything,
  inContext((value, context) => stakeOf(value, context)),
);

/** The fields of a schema. All are proposed. */
export const traitFields = {
  /** Ids of what the game has, such as free spins. */
  features: listOf(id),
  /** Id of what its pictures are about. */
  theme: idOrNull,
  /** 1 to 5. */
  volatility: readOr(wholeOrNull, volatilityOf, null),
  /** Percent, of the version that this operator runs. */
  rtp: readOr(anything, rtpOf, null),
  /** Lowest and highest stake, minor units of the currency that was asked for. */
  min_stake: stake,
  max_stake: stake,
  /** Lines or ways to win. */
  lines: readOr(wholeOrNull, linesOf, null),
  jackpot_id: idOrNull,
  /** Day of its release. */
  released_at: readOr(anything, dayOf, null),
  /** The higher, the more it is played. */
  popularity: countOrNull,
};

/** The fields as they are read. */
export type GameTraits = { readonly [Name in keyof typeof traitFields]: z.output<(typeof traitFields)[Name]> };
