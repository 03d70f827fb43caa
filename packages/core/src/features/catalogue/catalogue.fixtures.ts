import type { CatalogueGame, Provider } from './catalogue.types.ts';

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

/** A provider with nothing to its games. */
export const provider = (over: Partial<Provider> = {}): Provider => ({
  id: 'GP01',
  realId: 'GP01',
  name: 'Provider',
  gameType: '20',
  gameCode: '',
  house: 'h9',
  customized: false,
  iconLight: '',
  iconDark: '',
  gameCount: 0,
  ...over,
});
