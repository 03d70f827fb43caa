import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { LIMIT_KINDS, PERIODS } from '../../rules/protection/limit-kinds.ts';
import { checkSchema, fundsSchema, marketingSchema } from '../protection-choices/protection-choices.ts';
import { signedUnits } from '../protection-history/protection-history.ts';
import { WAIT_REASONS } from '../../rules/protection/waits.ts';
import { minorUnits as units, minorUnitsOrNull as unitsOrNull } from '../../wire/minor-units.ts';
import { dataObject, flag, listOf, noBody, orNull, siteId, time, wholeOrNull } from '../../wire/wire.ts';
import { realityCheck, sessionSums } from '../protection-session/protection-session.ts';
import { playParts } from '../protection-play/protection-play.ts';

/** A moment as ISO 8601 in UTC, e.g. 2026-11-27T12:00:00.000Z; null for none. */
const momentOrNull = orNull(time);

const limitKey = { kind: z.enum(LIMIT_KINDS), period: z.enum(PERIODS) };

const limitSchema = z.object({
  ...limitKey,
  /** Minutes for a limit of time. */
  amount: units,
  /** The rest of the limit now; null where the platform does not say. */
  left: unitsOrNull,
  /** The moment at which the limit restarts. */
  restarts_at: momentOrNull,
  /**
   * A raise or removal that waits: null for none. An amount of null removes the limit. Without `effective_at` it waits for a
   * personal contact, and counts once the platform says so.
   */
  pending: orNull(z.object({ amount: z.nullable(units), effective_at: momentOrNull })),
});

/** A break or an exclusion that holds now; `until` is null without an end of its own. */
const pauseSchema = z.object({ kind: z.enum(['break', 'exclusion']), until: momentOrNull });

const limitsReply = dataObject({ limits: listOf(limitSchema) });
const untilReply = dataObject({ until: momentOrNull });

/** The state of the member's protection. */
export const protectionState = defineCall({
  name: 'protectionState',
  path: '/protection/state',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, currency: z.string() }),
  response: dataObject({
    /** Of all amounts of this answer; null where the platform does not say: that of the account (RG-51). */
    currency: orNull(z.string()),
    limits: listOf(limitSchema),
    /** Null for none. */
    pause: orNull(pauseSchema),
    /** Sums that the profile asks to be read; null where it asks for none. */
    sums: orNull(
      z.object({ days: wholeOrNull, staked: units, won: units, lost: units, read_at: momentOrNull, due: flag }),
    ),
    /** Whether the platform has verified the member's age; null where the profile does not ask (RG-03). */
    age: orNull(z.object({ verified: flag })),
    /** Whether a limit has to be set before the member goes on. */
    limit_needed: flag,
    /** This sign-in of the member; null where the platform does not say. */
    session: orNull(sessionSums),
    /** Null where the profile has no reality check. */
    check: orNull(realityCheck),
    // Of limits (RG-18).
    /** Whether it is time to review limits and transactions. */
    review_due: flag,
    /** The monthly limit over all operators, and the deposits of this month on this site; null where there is none. */
    overall: orNull(z.object({ amount: units, deposited: units })),
    /** Monthly deposit limits above it need a personal contact; null without. */
    contact_above: unitsOrNull,
    // Games and payments.
    ...playParts,
    /** Deposits less withdrawals over the life of the account, in minor units (RG-40). */
    net_deposits: signedUnits,
    /** Choices of marketing; null where the profile asks for none (RG-33). */
    marketing: marketingSchema,
    /** The text on client money; null where the profile asks for none (RG-34). */
    funds_notice: fundsSchema,
    /** States that the member sees (RG-41). */
    checks: listOf(checkSchema),
    /** A wait before play that has begun (RG-22). */
    wait: orNull(z.object({ until: time, reason: z.enum(WAIT_REASONS) })),
  }),
  summary: 'Limits with what is left, a break or exclusion, and the sums that have to be read.',
  rows: [
    'RG-08',
    'RG-11',
    'RG-13',
    'RG-18',
    'RG-19',
    'RG-20',
    'RG-22',
    'RG-29',
    'RG-33',
    'RG-34',
    'RG-40',
    'RG-41',
    'RG-44',
    'RG-51',
  ],
});

/** Asks for a limit. */
export const limitStore = defineCall({
  name: 'limitStore',
  path: '/protection/limit/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  /** An amount of null removes the limit. */
  request: z.strictObject({ ...limitKey, amount: z.nullable(units) }),
  response: limitsReply,
  summary: 'A first or lower limit counts at once; a raise or a removal waits as the profile says.',
  rows: ['RG-16'],
});

/** Confirms a raise after its wait. */
export const limitConfirm = defineCall({
  name: 'limitConfirm',
  path: '/protection/limit/confirm',
  auth: 'member',
  mutates: true,
  proposed: true,
  /**
   * The amount that the member confirms, null for a removal. A site always sends it; a site of before leaves it out, and a
   * platform cannot know then which wish is confirmed.
   */
  request: z.strictObject({ ...limitKey, amount: z.optional(z.nullable(units)) }),
  response: limitsReply,
  codes: { '101': 'Nothing waits, not long enough, or another amount.' },
  summary: 'What waited counts from now on, if it is the amount that the member confirms.',
  rows: ['RG-16'],
});

/** Withdraws a raise that waits. */
export const limitWithdraw = defineCall({
  name: 'limitWithdraw',
  path: '/protection/limit/withdraw',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject(limitKey),
  response: limitsReply,
  summary: 'What waited is dropped; the old limit goes on.',
  rows: ['RG-16'],
});

/** Declines to set a limit. */
export const limitDecline = defineCall({
  name: 'limitDecline',
  path: '/protection/limit/decline',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: limitsReply,
  codes: { '101': 'A limit cannot be declined here.' },
  summary: 'The member goes on without a limit, where the profile lets them.',
  rows: ['RG-12'],
});

/** Takes a break. */
export const breakStore = defineCall({
  name: 'breakStore',
  path: '/protection/break/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ duration: z.string() }),
  response: untilReply,
  codes: { '101': 'The profile has no such break.' },
  summary: 'Begins a break; all sessions of the member end at once.',
  rows: ['RG-29'],
});

/** Excludes the member. */
export const exclusionStore = defineCall({
  name: 'exclusionStore',
  path: '/protection/exclusion/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ duration: z.string(), confirmed: z.literal(true) }),
  response: untilReply,
  codes: { '101': 'The profile has no such exclusion.' },
  summary: 'Excludes the member; all sessions end at once.',
  rows: ['RG-30'],
});

/** Blocks the member with one press. */
export const panic = defineCall({
  name: 'panic',
  path: '/protection/panic',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: untilReply,
  codes: { '101': 'The profile has no panic button.' },
  summary: 'Begins the block of the profile without a second question; all sessions end at once.',
  rows: ['RG-21'],
});

/** Marks the sums as read. */
export const sumsRead = defineCall({
  name: 'sumsRead',
  path: '/protection/sums/read',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: dataObject({ read_at: momentOrNull }),
  codes: { '101': 'The profile asks for no sums.' },
  summary: 'The member has read the sums; play goes on.',
  rows: ['RG-20'],
});
