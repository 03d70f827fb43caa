export { createFavourites } from './createFavourites.ts';
export { lateFavourites } from './favourites.late.ts';
