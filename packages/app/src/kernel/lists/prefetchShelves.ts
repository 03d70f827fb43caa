import type { Core } from '@housefront/core';
import { shelfQueries } from '@housefront/core/features/catalogue';

/** Loads the shelves of guests for home or a hall, on sites with them (LOB-09). */
export const prefetchShelves = (core: Core, hallId?: number): readonly Promise<void>[] =>
  core.config.lobby?.shelves === true ? [core.queryClient.prefetchQuery(shelfQueries(core).ofGuests(hallId))] : [];
