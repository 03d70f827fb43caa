import * as z from 'zod/mini';
import { defineChannel } from '../../calls/channel.ts';
import { defineCall } from '../../calls/endpoint.ts';
import { unitsOfMoney } from '../../wire/minor-units.ts';
import {
  countOrNull,
  dataObject,
  decimal,
  fallback,
  id,
  idOrNull,
  listOfEach,
  orNull,
  readOr,
  siteId,
  textOrEmpty,
  time,
} from '../../wire/wire.ts';
import { gameSchema } from '../catalogue/catalogue.ts';

/** Most wins of an answer; further ones are not read (WIN-03). */
export const MOST_WINS = 50;

/** A win that a platform reports (WIN-01). */
export const winSchema = z.object({
  id,
  /** As in the lists of games; null when it cannot be read. */
  game: orNull(gameSchema),
  /** The member's name, masked by the platform; null for none (WIN-02). */
  name: idOrNull,
  /** Whole minor units as text. A win without a readable amount is left out. */
  amount: unitsOfMoney,
  /** Currency of the amount; empty for the one that was asked for. */
  currency: textOrEmpty,
  /** How many times the stake it is, as decimal text; null when unknown. */
  multiplier: readOr(decimal, (times) => (times > 0 ? times : null), null),
  at: time,
  /** `jackpot` for a jackpot; a plain win otherwise. */
  kind: fallback(z.enum(['win', 'jackpot']), 'win'),
});
/** A win of a list or an event. */
export type Win = z.output<typeof winSchema>;

/** Recent wins of a site, newest first (WIN-01). */
export const wins = defineCall({
  name: 'wins',
  path: '/wins/recent',
  auth: 'optional',
  proposed: true,
  part: 'wins',
  request: z.strictObject({ site_id: siteId, currency: z.string(), gt_id: z.optional(z.number()) }),
  response: dataObject({
    list: listOfEach(winSchema, 'id', MOST_WINS),
    /** Number of the newest one, as in the events; null when the platform counts none. */
    version: countOrNull,
  }),
  summary: 'Recent wins of a site in a currency, newest first, at most 50; of one hall with gt_id.',
  rows: ['WIN-01', 'WIN-02'],
});

/** Wins as they happen (ENG-06). */
export const winsChannel = defineChannel({
  name: 'wins.{currency}',
  kind: 'cache',
  summary: 'Wins in a currency, as they happen.',
  events: { win: z.extend(winSchema, { version: countOrNull }) },
  rows: ['ENG-06', 'WIN-03'],
});
