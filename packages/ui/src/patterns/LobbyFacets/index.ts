export * from './labels.ts';
export { LobbyFacets, type LobbyFacetsProps } from './LobbyFacets.tsx';
export { popularGames, popularTitle } from './LobbyFacets.css.ts';
export type { FacetChipModel, FacetModel, FacetValueModel, LobbyFacetsModel } from './models.ts';
