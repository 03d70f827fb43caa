import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import {
  dataObject,
  amountOrNull,
  id,
  listOf,
  localizedText,
  noBody,
  textMap,
  textOrEmpty,
  under,
  countOrNull,
} from '../../wire/wire.ts';

/** A prize of the wheel. Prizes sit in the order of the list (ROU-13x). */
export const prizeSchema = z.object({
  prize_id: id,
  name: localizedText,
  icon: textOrEmpty,
  /** Null for a prize that is not cash. */
  amount: amountOrNull,
});

/** The wheel. Pictures have the names `wheel-{number of prizes}`; without one the wheel is drawn (ROU-01). */
export const rouletteSchema = dataObject({
  prize_settings: listOf(prizeSchema),
  /** Null when the platform does not say. */
  remaining_draws: countOrNull,
  images: textMap,
});

const detail = under(['detail'], rouletteSchema);

/** Loads the wheel for the entry; part of the group that a 401 cancels. */
export const roulette = defineCall({
  name: 'roulette',
  path: '/arks/web/activity/roulette',
  auth: 'member',
  request: noBody,
  response: detail,
  summary: 'The wheel and its prizes (detail.prize_settings).',
  rows: ['APIM-22', 'API-13', 'ROU-01'],
});

/** Loads the wheel when it is opened. */
export const rouletteInfo = defineCall({
  name: 'rouletteInfo',
  path: '/arks/web/activity/roulette/info',
  auth: 'member',
  request: noBody,
  response: detail,
  codes: { '2095101': 'No activity now.' },
  summary: 'The wheel with the remaining draws, when it is opened.',
  rows: ['APIM-23', 'ROU-04', 'ROU-09'],
});

/**
 * Spins the wheel. The header `Idempotency-Key` identifies the spin: within 24 hours the same key means the same spin and
 * gives the same answer.
 */
export const rouletteSpin = defineCall({
  name: 'rouletteSpin',
  keyed: true,
  path: '/arks/web/activity/roulette/spin',
  auth: 'member',
  mutates: true,
  request: noBody,
  response: under(
    ['detail'],
    z.object({
      prize_id: id,
      /** Null when the platform does not say. */
      remaining_draws: countOrNull,
    }),
  ),
  codes: {
    '2093101': 'No draws left.',
    '2093102': 'The draw was refused.',
    '2093103': 'The draw was refused.',
    '2093104': 'The draw was refused.',
    '409': 'The idempotency key belongs to another request.',
  },
  summary: 'Spins the wheel; gives the prize and the remaining draws.',
  rows: ['APIM-24', 'ROU-08', 'ROU-10', 'ROU-11'],
});
