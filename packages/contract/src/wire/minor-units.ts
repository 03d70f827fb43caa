import * as z from 'zod/mini';
import { minor, type Money } from '../money/money.ts';
import { inContext } from './read-context.ts';
import { orNull } from './wire.ts';

/** A whole amount as text: minor units of the account's currency, without a sign. */
export const minorUnits = z.string().check(z.regex(/^(?:0|[1-9]\d{0,17})$/));

/** A whole amount as text; null for none. */
export const minorUnitsOrNull = orNull(minorUnits);

/** As {@link minorUnits}, as money in the currency of the reply. */
export const unitsOfMoney = z.pipe(
  minorUnits,
  inContext((text, { currency }): Money => ({ units: minor(BigInt(text)), currency })),
);
