export { createFavourites, type FavouritesFeature, type HeartedGame } from './createFavourites.ts';
