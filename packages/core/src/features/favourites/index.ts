export { createFavourites, type FavouritesFeature, type HeartedGame } from './createFavourites.ts';
export { useFavourites } from './useFavourites.ts';
