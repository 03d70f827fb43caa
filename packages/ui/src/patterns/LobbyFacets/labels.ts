export const lobbyFacetsLabels = {
  filter: 'lobby.filter',
  filterChosen: ['lobby.filter_chosen', 'chosen'],
  show: 'lobby.show',
  showGames: ['lobby.show_games', 'count'],
  clear: 'lobby.clear',
  chosen: 'lobby.chosen',
  remove: ['lobby.remove', 'name'],
  close: 'common.close',
  /** Announced to screen readers after a change, e.g. "48 games". */
  resultCount: ['catalogue.game_count', 'count'],
} as const;

/** Names of facets. */
export const facetLabels = {
  feature: 'lobby.facet.feature',
  hall: 'catalogue.halls',
  jackpot: 'lobby.facet.jackpot',
  lines: 'lobby.facet.lines',
  new: 'lobby.facet.new',
  provider: 'catalogue.providers',
  rtp: 'lobby.facet.rtp',
  stake: 'lobby.facet.stake',
  theme: 'lobby.facet.theme',
  volatility: 'lobby.facet.volatility',
} as const;

/** Names of values that are ranges or steps. */
export const facetValueLabels = {
  volatility1: 'lobby.volatility.1',
  volatility2: 'lobby.volatility.2',
  volatility3: 'lobby.volatility.3',
  volatility4: 'lobby.volatility.4',
  volatility5: 'lobby.volatility.5',
  below: ['lobby.below', 'value'],
  from: ['lobby.from', 'value'],
  upTo: ['lobby.up_to', 'amount'],
  days: ['lobby.days', 'days'],
} as const;

/** Orders of a list by what its games are. */
export const gameOrderLabels = {
  platform: 'catalogue.sort.default',
  popular: 'lobby.order.popular',
  newest: 'catalogue.sort.new',
  name: 'catalogue.sort.name',
  rtp: 'lobby.order.rtp',
  stake: 'lobby.order.stake',
} as const;

/** Texts of a list that facets have emptied. */
export const nothingFoundLabels = {
  without: ['lobby.without', 'name', 'count'],
  popular: 'catalogue.hot_games',
} as const;
