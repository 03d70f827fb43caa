import type { CatalogueGame } from '../features/catalogue/index.ts';

/** A game of a hall of slots, as lists hold it. */
export const game = (id: string, over: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id,
  name: `Game ${id}`,
  gpId: 'GP01',
  gameType: '20',
  gameCode: `c${id}`,
  hallId: 2,
  house: 'h',
  art: '',
  tag: null,
  labelIds: [],
  favourite: false,
  demo: false,
  ...over,
});
