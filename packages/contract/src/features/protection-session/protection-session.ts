import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { minorUnits as units } from '../../wire/minor-units.ts';
import { count, dataObject, listOf, orNull, time, wholeOrNull } from '../../wire/wire.ts';

/** The stakes and wins of a session, and the moment of its sign-in (RG-08). */
export const sessionSums = z.object({ started_at: time, staked: units, won: units });

/** The reality check: the interval that holds, the moment at which it is due, and the intervals that can be chosen (RG-11). */
export const realityCheck = z.object({
  /** Null for none. */
  every_minutes: wholeOrNull,
  /** Null without an interval. It stays in the past until the check is answered. */
  due_at: orNull(time),
  allowed: listOf(count),
});

const checkReply = dataObject({ check: orNull(realityCheck) });

/** Chooses the interval of the reality check. */
export const checkStore = defineCall({
  name: 'checkStore',
  path: '/protection/check/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  /** Null for no check. */
  request: z.strictObject({ every_minutes: z.nullable(z.int()) }),
  response: checkReply,
  codes: { '101': 'The profile has no such interval.' },
  summary:
    'The interval of the reality check. Another interval makes the next check no later; none, where it is allowed, ends it.',
  rows: ['RG-11'],
});

/** Answers the reality check. */
export const checkAnswer = defineCall({
  name: 'checkAnswer',
  path: '/protection/check/answer',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ answer: z.enum(['continue', 'leave']) }),
  response: checkReply,
  codes: { '101': 'The profile has no reality check.' },
  summary: 'The member goes on or leaves; the next interval begins. Play is refused until then.',
  rows: ['RG-11'],
});
