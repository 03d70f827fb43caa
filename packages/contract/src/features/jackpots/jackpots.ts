import * as z from 'zod/mini';
import { defineChannel } from '../../calls/channel.ts';
import { defineCall } from '../../calls/endpoint.ts';
import { unitsOfMoney } from '../../wire/minor-units.ts';
import {
  countOrNull,
  dataObject,
  id,
  idOrNull,
  listOf,
  listOfEach,
  localizedText,
  orNull,
  siteId,
  textOrEmpty,
  time,
} from '../../wire/wire.ts';

/** Most jackpots of an answer, and most games of one; further ones are not read. */
const MOST_JACKPOTS = 50;
const MOST_GAMES = 500;

const amountOrNull = orNull(unitsOfMoney);

/** A jackpot (WIN-05). */
export const jackpotSchema = z.object({
  id,
  name: localizedText,
  /** Whole minor units as text; null when it cannot be read. */
  amount: amountOrNull,
  /** Number of changes so far, as in the events; null when the platform counts none. */
  version: countOrNull,
  art: textOrEmpty,
  /** Games that feed it, by id; none for all. */
  games: listOf(id, MOST_GAMES),
  /** The last win of it; null before the first one. */
  last: orNull(z.object({ amount: amountOrNull, at: time, name: idOrNull })),
  /** When it is won at the latest, or below which amount; null for neither. */
  drops_by: orNull(z.object({ at: idOrNull, amount: amountOrNull })),
});
/** A jackpot of a list. */
export type WireJackpot = z.output<typeof jackpotSchema>;

/** The jackpots of a site (WIN-05). */
export const jackpots = defineCall({
  name: 'jackpots',
  path: '/jackpots',
  auth: 'optional',
  proposed: true,
  part: 'jackpots',
  request: z.strictObject({ site_id: siteId, currency: z.string() }),
  response: dataObject({ list: listOfEach(jackpotSchema, 'id', MOST_JACKPOTS) }),
  summary: 'The jackpots of a site in a currency, in the order of the page, at most 50.',
  rows: ['WIN-05', 'WIN-06'],
});

/** Changes of the jackpots of a currency (ENG-06). */
export const jackpotsChannel = defineChannel({
  name: 'jackpots.{currency}',
  kind: 'cache',
  summary: 'Changes of the jackpots of a currency.',
  events: {
    'jackpot.changed': z.object({ id, amount: unitsOfMoney, version: countOrNull }),
    'jackpot.won': z.object({ id, amount: amountOrNull, name: idOrNull, at: time, version: countOrNull }),
  },
  rows: ['ENG-06', 'WIN-05'],
});
