import * as z from 'zod/mini';
import { MAX_GAMES } from '../../wire/bounds.ts';
import { defineCall } from '../../calls/endpoint.ts';
import { AGE_UNVERIFIED } from '../../calls/protection-codes.ts';
import { device, outId, siteId, under, listOfEach } from '../../wire/wire.ts';
import { gameSchema, gameTypeSchema, providerGamesRequest } from '../catalogue/catalogue.ts';
import { gameAddress } from '../play/play.ts';

/** Asks for the address of a demo game; guests may. */
export const demoPlay = defineCall({
  name: 'demoPlay',
  path: '/demo/play',
  auth: 'optional',
  request: z.strictObject({
    site_id: siteId,
    currency: z.string(),
    device,
    gp_id: z.string(),
    /** Id of the hall of the game; another one is refused with 400 (RG-47). */
    game_type: z.string(),
    game_code: z.string(),
    house: outId,
  }),
  response: gameAddress,
  codes: {
    '101': 'The game has no demo.',
    [AGE_UNVERIFIED]:
      'The profile of the site gives no trial games to guests, or to members whose age is not verified.',
  },
  summary: 'Gives the address of a game played without money.',
  rows: ['API-19', 'PLAY-39'],
});

/** Games of a provider that can be played without money. */
export const demoProviderGames = defineCall({
  name: 'demoProviderGames',
  path: '/demo/gp_games',
  auth: 'optional',
  request: providerGamesRequest,
  response: under(['list'], listOfEach(gameSchema, 'game_id', MAX_GAMES)),
  summary: 'Demo games of one provider.',
  rows: ['API-20', 'PLAY-41'],
});

/** Halls that have demo games, with their providers. */
export const demoGameTypes = defineCall({
  name: 'demoGameTypes',
  path: '/demo/gt_games',
  auth: 'optional',
  request: z.strictObject({ site_id: siteId, support_device: device, currency: z.string(), template: z.string() }),
  response: under(['list'], listOfEach(gameTypeSchema, 'gt_id')),
  summary: 'Game types that have demo games, with the providers that offer them.',
  rows: ['API-21', 'PLAY-41'],
});
