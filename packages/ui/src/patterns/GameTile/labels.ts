export const gameTileLabels = {
  play: 'catalogue.play',
  demo: 'catalogue.demo',
  addFavourite: 'catalogue.add_favourite',
  removeFavourite: 'catalogue.remove_favourite',
} as const;
