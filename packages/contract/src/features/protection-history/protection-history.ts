import * as z from 'zod/mini';
import { minor, moneyOf } from '../../money/money.ts';
import { inContext } from '../../wire/read-context.ts';
import { defineRecordCall } from '../../calls/records.ts';
import { id, orNull, textOrEmpty, time, wholeOrNull } from '../../wire/wire.ts';

/** Kinds of records of the activity (RG-07). */
export const ACTIVITY_KINDS = ['stake', 'win', 'loss', 'deposit', 'withdrawal', 'limit', 'break', 'exclusion'] as const;

/** Changes of a limit: a raise and a removal are asked for first, and count when they are confirmed (RG-16). */
export const LIMIT_CHANGES = ['set', 'lowered', 'raise_asked', 'raised', 'removal_asked', 'removed', 'kept'] as const;

/** Longest range of the activity in days: twelve months, with a leap day (RG-07). */
export const ACTIVITY_DAYS = 366;

/** Whole minor units as text, with a sign; null if unreadable. */
export const signedUnits = orNull(
  z.pipe(
    z.string().check(z.regex(/^(?:0|-?[1-9]\d{0,17})$/)),
    z.transform((text) => minor(BigInt(text))),
  ),
);

/** As {@link signedUnits}, with the currency of the reply. */
const signedAmount = z.pipe(
  signedUnits,
  inContext((units, { currency }) => moneyOf(units, currency)),
);

/** Everything that the member did with money, limits and breaks (RG-07). */
export const protectionHistory = defineRecordCall({
  name: 'protectionHistory',
  path: '/protection/history',
  days: ACTIVITY_DAYS,
  filters: { kind: z.enum(['', ...ACTIVITY_KINDS]) },
  sorts: ['at'],
  row: {
    id,
    /** One of {@link ACTIVITY_KINDS}. */
    kind: textOrEmpty,
    at: time,
    /** Minor units; of a limit its amount. Null for a limit of time and one that is removed. */
    amount: signedAmount,
    /** The amount of a limit before its change. */
    before: signedAmount,
    /** Minutes of a limit of time, and before its change. */
    minutes: wholeOrNull,
    minutes_before: wholeOrNull,
    limit_kind: textOrEmpty,
    limit_period: textOrEmpty,
    /** One of {@link LIMIT_CHANGES}. */
    change: textOrEmpty,
    /** From when a raise or a removal that was asked for can be confirmed. */
    effective_at: time,
    /** End of a break or an exclusion; missing without an end of its own. */
    until: time,
    game_name: textOrEmpty,
    /** Number of the order of a deposit or withdrawal. */
    reference: textOrEmpty,
  },
  beside: {
    staked: signedAmount,
    won: signedAmount,
    lost: signedAmount,
    deposited: signedAmount,
    withdrawn: signedAmount,
  },
  summary:
    'Stakes, wins, losses, deposits, withdrawals, limits and their changes, breaks; beside them the sums of the range, whatever kind is asked for.',
  rows: ['RG-07'],
});
