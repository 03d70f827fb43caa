export { findsKind, kindText, searchable } from './catalogue.search.ts';
export { platformDescription } from './catalogue.description.ts';
export { badgesOf, GAME_FILTERS, GAME_SORTS, gameName, type GameFilter, type GameSort } from './catalogue.games.ts';
export { indexGames, type GameIndex } from './catalogue.list.ts';
export {
  findHall,
  findProvider,
  mergeGames,
  playableGame,
  type ListedProvider,
  type ProviderTarget,
} from './catalogue.providers.ts';
export type {
  CatalogueGame,
  GameLabel,
  GameTag,
  Hall,
  Provider,
  ProviderAddress,
  PlayedGames,
  ProviderGames,
} from './catalogue.types.ts';
export { homeShelves, shelfTaker, TOP_TEN } from './catalogue.shelves.ts';
export { ownShelf, type OwnShelf } from './catalogue.own.ts';
export type { PlayableGame } from '../../base/playable-game.ts';
export { GAMES_KEY, NAME_ORDER_KEY } from './catalogue.queries.ts';
export { createCatalogue, type CatalogueFeature } from './createCatalogue.ts';
export { facetQueries } from './catalogue.facets.queries.ts';
export { shelfQueries } from './catalogue.shelves.queries.ts';
export { placeShelves, type PlacedShelf } from './catalogue.lobby.shelves.ts';
export * from './catalogue.lobby.rules.ts';
export type * from './catalogue.lobby.types.ts';
export { toLobbyGame, type LobbyGame } from './catalogue.traits.ts';
