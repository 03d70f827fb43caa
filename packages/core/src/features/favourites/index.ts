export { createFavourites } from './createFavourites.ts';
