import type * as z from 'zod/mini';
import { decimalOrNull } from '../wire/decimal-text.ts';
import { payUrl } from '../features/cashier/cashier.ts';
import { writtenGame } from '../features/catalogue/catalogue.ts';
import { dayOf, rtpOf, stakeOf, traitFields } from '../features/catalogue/game-traits.ts';
import { gameAddress } from '../features/play/play.ts';
import { readFlag } from '../wire/flags.ts';
import { NO_CURRENCY } from '../money/currency.ts';
import { parseAmount } from '../money/read-amount.ts';
import { readServerTime } from '../time/read-time.ts';
import * as wire from '../wire/wire.ts';
import { kindOf } from '../calls/writing.ts';

/* Values that have a meaning only in certain forms: the types of a schema do not say so, since clients read tolerantly. */

/** A value that is checked as a whole. */
export interface Leaf {
  /** Short description of the values that are read. */
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const number: Leaf = {
  expected: 'a number',
  fits: (value) => isScalar(value) && Number.isFinite(Number(value)),
};
const whole: Leaf = {
  expected: 'a whole number',
  fits: (value) => isScalar(value) && Number.isSafeInteger(Number(value)),
};
const address: Leaf = {
  expected: 'an http or https address',
  fits: (value) => wire.webAddress(value) !== null,
};

const stake: Leaf = {
  expected: 'minor units above 0, e.g. "1000"',
  fits: (value) => stakeOf(value, { currency: NO_CURRENCY }) !== null,
};

const byKind: Readonly<Record<NonNullable<ReturnType<typeof kindOf>>, Leaf>> = {
  id: { expected: 'text or a number', fits: (value) => isScalar(value) && String(value).trim() !== '' },
  amount: { expected: 'an amount, e.g. "1234.56"', fits: (value) => parseAmount(value) !== null },
  time: {
    expected: 'a time, e.g. "2026-01-15 12:00:00"',
    fits: (value) => isScalar(value) && readServerTime(String(value)).kind !== 'unknown',
  },
  flag: { expected: 'a flag, e.g. 1 or 0', fits: (value) => readFlag(value) !== null },
};

const leaves = new Map<unknown, Leaf>([
  [wire.whole, whole],
  [wire.wholeOrNull, whole],
  [wire.countOrNull, whole],
  [wire.count, whole],
  [wire.decimal, number],
  [wire.feeRate, number],
  [decimalOrNull, number],
  [payUrl, address],
  [
    traitFields.rtp,
    { expected: 'a percentage of at most 100, e.g. "96.5"', fits: (value: unknown) => rtpOf(value) !== null },
  ],
  [traitFields.min_stake, stake],
  [traitFields.max_stake, stake],
  [traitFields.released_at, { expected: 'a day, e.g. "2026-11-25"', fits: (value: unknown) => dayOf(value) !== null }],
]);

/** How a value of a schema is checked as a whole; undefined for a schema that is checked by its parts. */
export function leafOf(schema: z.core.$ZodType): Leaf | undefined {
  const kind = kindOf(schema);
  return kind === undefined ? leaves.get(schema) : byKind[kind];
}

/** Type of the values in a map of texts; undefined for any other schema. */
export function textsOf(schema: z.core.$ZodType): ((value: unknown) => boolean) | undefined {
  if (schema === wire.localizedText) return (value) => typeof value === 'string';
  return schema === wire.textMap ? isScalar : undefined;
}

/** A demand on an object that one of several fields meets. */
export interface Demand {
  /** The fields; the first is named if all are missing. */
  readonly fields: readonly [string, ...string[]];
  readonly expected: string;
  /** Whether a field, or the value in the place of the object, meets the demand. */
  readonly fits: (value: unknown) => boolean;
}

const demands = new Map<unknown, Demand>([
  [writtenGame, { fields: ['game_id', 'id'], expected: 'game_id or id as text or a number', fits: byKind.id.fits }],
  [gameAddress, { fields: ['game_url', 'url'], ...address }],
]);

/** The demand of a schema beyond the types of its fields. */
export const demandOf = (schema: z.core.$ZodType): Demand | undefined => demands.get(schema);
