/** Calls of facets and shelves of games: our proposal to platforms. */
import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { minorUnits } from '../../wire/minor-units.ts';
import {
  countOrNull,
  dataObject,
  device,
  fallback,
  id,
  listOf,
  listOfEach,
  localizedText,
  orNull,
  siteId,
  textOrEmpty,
  wholeOrNull,
} from '../../wire/wire.ts';
import { GAME_ORDERS } from '../../rules/facets/game-orders.ts';
import { gameSchema } from '../catalogue/catalogue.ts';

/** Most games of a page, and of a shelf. */
export const LOBBY_PAGE = 60;

const facetValues = z.record(z.string(), z.array(z.string()));

/** Names of facets and of their values. */
export const lobbyFacets = defineCall({
  name: 'lobbyFacets',
  path: '/lobby/facets',
  auth: 'none',
  proposed: true,
  part: 'lobby',
  request: z.strictObject({ site_id: siteId, currency: z.string(), device }),
  response: dataObject({
    facets: listOfEach(
      z.object({
        id,
        name: localizedText,
        values: listOfEach(z.object({ id, name: localizedText, icon: textOrEmpty }), 'id'),
      }),
      'id',
    ),
  }),
  summary: 'Names of the values by which games can be narrowed, such as features and themes, in all languages.',
  rows: ['LOB-02'],
});

/** A page of the games that pass facets, with what could be chosen next. */
export const lobbyGames = defineCall({
  name: 'lobbyGames',
  path: '/lobby/games',
  auth: 'optional',
  proposed: true,
  part: 'lobby',
  request: z.strictObject({
    site_id: siteId,
    currency: z.string(),
    support_device: device,
    /** Only games of this hall. */
    gt_id: z.optional(z.int()),
    /** Text that names are searched for. */
    q: z.optional(z.string()),
    /** Values by facet: joined by or, facets by and. */
    facets: facetValues,
    /** Limits of facets that are numbers, as in the site's config; their values are the ranges between them. */
    ranges: z.optional(
      z.strictObject({
        rtp: z.optional(z.array(z.number())),
        lines: z.optional(z.array(z.number())),
        stake: z.optional(z.array(minorUnits)),
      }),
    ),
    sort: z.enum(GAME_ORDERS),
    /** From 1. */
    page: z.int().check(z.positive()),
    count: z.int().check(z.positive(), z.maximum(LOBBY_PAGE)),
  }),
  response: dataObject({
    // Room for a page in which each game comes twice.
    list: z.pipe(
      listOfEach(gameSchema, 'game_id', 2 * LOBBY_PAGE),
      z.transform((games) => games.slice(0, LOBBY_PAGE)),
    ),
    /** Games on all pages; null when it is not known. */
    total: countOrNull,
    facets: listOfEach(z.object({ id, values: listOfEach(z.object({ id, count: countOrNull }), 'id') }), 'id'),
    /** The text that was searched in the place of a mistyped one. */
    corrected: orNull(z.string()),
  }),
  codes: { '101': 'One of the facets is unknown.' },
  summary: 'A page of the games that pass all facets and a text, and the number of games of each value.',
  rows: ['LOB-02', 'LOB-05'],
});

/** A provider in a shelf of the kind `providers`. */
const shelfProvider = z.object({ gp_id: id, gt_id: wholeOrNull });

/** A shelf of home or of a hall. */
const shelfSchema = z.object({
  id,
  title: localizedText,
  /** `games`, `providers`, `activities`, `wins` or `jackpots`. A shelf of another kind is not shown (LOB-09). */
  kind: textOrEmpty,
  /** Games of the kind `games`. */
  list: listOf(gameSchema, LOBBY_PAGE),
  /** Providers of the kind `providers`. */
  providers: listOf(shelfProvider, LOBBY_PAGE),
  /** In the place of a list: the games that pass these facets, in this order. */
  rule: orNull(
    z.object({
      facets: fallback(z.record(z.string(), listOf(id)), {}),
      sort: fallback(z.enum(GAME_ORDERS), 'platform'),
      count: countOrNull,
    }),
  ),
  /** Address of the page with all of it; empty without one. */
  more: textOrEmpty,
});

/** Shelves of home and halls. */
export const lobbyShelves = defineCall({
  name: 'lobbyShelves',
  path: '/lobby/shelves',
  auth: 'optional',
  proposed: true,
  part: 'lobby',
  request: z.strictObject({
    site_id: siteId,
    currency: z.string(),
    support_device: device,
    gt_id: z.optional(z.int()),
  }),
  response: dataObject({ shelves: listOfEach(shelfSchema, 'id') }),
  summary: 'Shelves of home, or of a hall, in their order. With a token also those of the segments of the member.',
  rows: ['LOB-09', 'LOB-10'],
});
