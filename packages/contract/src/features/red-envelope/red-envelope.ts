import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { amountOrNull, id, noBody, outId, under, listOfEach, time } from '../../wire/wire.ts';

/** A red envelope. `end_at` is wall time of America/Caracas, or ISO (ENV-02). */
export const redEnvelopeSchema = z.object({ id, end_at: time });

/** Loads the envelopes; an empty list means none. A single envelope without a list counts as a list of one. */
export const redEnvelopePromotion = defineCall({
  name: 'redEnvelopePromotion',
  path: '/arks/web/activity/red_envelope_promotion',
  auth: 'member',
  request: noBody,
  response: under(['list'], z.pipe(z.transform(oneAsList), listOfEach(redEnvelopeSchema, 'id'))),
  summary: 'Red envelopes that can be claimed; an empty list means none.',
  rows: ['APIM-20', 'API-13', 'ENV-01'],
});

/** Claims an envelope. The header `Idempotency-Key` identifies the claim: a repeated key returns the same amount again. */
export const redEnvelopeClaim = defineCall({
  name: 'redEnvelopeClaim',
  keyed: true,
  path: '/arks/web/activity/red_envelope',
  auth: 'member',
  mutates: true,
  request: z.strictObject({ id: outId }),
  response: z.object({ cash: amountOrNull }),
  codes: { '102': 'The envelope is gone; the message says why.' },
  summary: 'Claims an envelope and gives the cash won.',
  rows: ['APIM-21', 'ENV-06', 'ENV-07'],
});

function oneAsList(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'end_at' in value ? [value] : value;
}
