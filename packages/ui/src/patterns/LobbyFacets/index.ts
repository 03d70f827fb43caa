export * from './labels.ts';
export { LobbyFacets, type LobbyFacetsProps } from './LobbyFacets.tsx';
export { popularGames } from './LobbyFacets.css.ts';
export type { FacetChipModel, FacetModel, FacetValueModel, LobbyFacetsModel } from './models.ts';
