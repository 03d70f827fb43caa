import type { FeatureDeps } from '../../feature-deps.ts';
import { createLate, type LatePart } from '../../late.ts';
import type { createFavourites } from './createFavourites.ts';
import { createFavouritesFront, type FavouritesFeature } from './favourites.front.ts';

/** The favourites whose hearts can be toggled once a late part is here; they follow the login from then on. */
export const lateFavourites = (
  deps: FeatureDeps,
  part: LatePart<{ readonly createFavourites: typeof createFavourites }>,
): Omit<FavouritesFeature, 'attach'> & { readonly dispose: () => void } => {
  const front = createFavouritesFront(deps);
  const create = (arrived: { readonly createFavourites: typeof createFavourites }) => {
    const full = arrived.createFavourites(deps, front);
    return { toggle: full.toggle, dispose: full.attach() };
  };
  return {
    ...front,
    ...createLate(deps, part, create, {
      toggle: { message: { kind: 'error', key: 'catalogue.favourite_failed' }, nothing: true },
    }),
  };
};
