import './GameRow.css.ts';

/** Props of a list whose tiles are low rows: art, names, badges, demo, favourite and a play icon. The whole row plays. */
export const rowTiles = { layout: 'row', withProvider: true } as const;
