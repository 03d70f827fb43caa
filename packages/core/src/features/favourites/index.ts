export { createFavourites, type FavouritesFeature } from './createFavourites.ts';
