import { useStore } from 'zustand';
import type { FavouritesFeature, HeartedGame } from './createFavourites.ts';

/** Whether a game shows as favourite; the component renders again when a heart changes. The function is a new one then. */
export const useFavourites = (favourites: FavouritesFeature): ((game: HeartedGame) => boolean) => {
  const pending = useStore(favourites.store, (state) => state.pending);
  return ({ id, favourite }) => pending.get(id) ?? favourite;
};
