import { FAVORITE_STATUS, favoriteStore } from '@housefront/contract/features/favourites';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** Adds and removes favourites, all of them or none (code 101 when a game does not exist). */
export const favoriteStoreHandler = defineMemberHandler(favoriteStore, ({ request, world, signed, ok, refuse }) => {
  const changes = request.data.map(({ game_id, status }) => ({
    gameId: Number(game_id),
    on: status === FAVORITE_STATUS.add,
  }));
  if (changes.some(({ gameId }) => world.catalogue.game(gameId) === undefined))
    return refuse('101', 'favouriteUnknown');
  world.memberLists.setFavourites(signed.memberId, changes);
  return ok();
});
