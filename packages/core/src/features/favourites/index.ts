export { createFavourites } from './createFavourites.ts';
export { type FavouritesFeature } from './favourites.front.ts';
export { lateFavourites } from './favourites.late.ts';
