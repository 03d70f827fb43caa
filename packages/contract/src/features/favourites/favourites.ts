import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { ignored, outId } from '../../wire/wire.ts';

/** `status` of a favourite change: 1 adds, 0 removes (CAT-22x). */
export const FAVORITE_STATUS = { add: 1, remove: 0 } as const;

/** Marks and unmarks favourites, several at once. Only success or failure is read (API-25x). */
export const favoriteStore = defineCall({
  name: 'favoriteStore',
  path: '/arks/web/member-games/favorite/store',
  auth: 'member',
  mutates: true,
  request: z.strictObject({
    data: z.array(z.strictObject({ game_id: outId, status: z.literal([0, 1]) })).check(z.minLength(1)),
  }),
  response: ignored,
  codes: { '101': 'One of the games does not exist; none was changed.' },
  summary: 'Adds (status 1) or removes (status 0) favourite games.',
  rows: ['API-36', 'API-25x', 'CAT-21', 'CAT-22x'],
});
