import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { LIMIT_KINDS, PERIODS } from '../../rules/protection/limit-kinds.ts';
import { flag, ignored, noBody, orNull, time } from '../../wire/wire.ts';

/** A whole amount as text, as in the state. */
const units = z.string().check(z.regex(/^(?:0|[1-9]\d{0,17})$/));

/** Data of a refusal with code 301. `overall`: by a limit over all operators, whose rest is never sent (RG-19). */
const reached = orNull(
  z.object({
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(PERIODS),
    left: orNull(units),
    restarts_at: orNull(time),
    overall: flag,
  }),
);

/** Reads the data of a refusal with code 301; null if it names no limit. */
export const readReached = (data: unknown): z.infer<typeof reached> => z.parse(reached, data);

/** Marks limits and transactions as reviewed. */
export const reviewStore = defineCall({
  name: 'reviewStore',
  path: '/protection/review/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: ignored,
  codes: { '101': 'The profile asks for no review.' },
  summary: 'The member has reviewed limits and transactions; the rhythm of the profile begins again.',
  rows: ['RG-18'],
});
