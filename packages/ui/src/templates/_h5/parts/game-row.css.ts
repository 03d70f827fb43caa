import { globalStyle } from '@vanilla-extract/css';
import { componentVars, layers, space, templateStyle } from '../../../foundations/styles.ts';

/** Tiles in one scrollable row; the last visible tile is cut, to show that the row scrolls. */
export const row = templateStyle({ paddingBlock: space.xxs, marginBlock: `calc(${space.xxs} * -1)` });

globalStyle(`${row} > *`, {
  '@layer': {
    [layers.template]: {
      flex: 'none',
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: `calc((min(100vw, ${componentVars.page.width}) - 2 * ${componentVars.page.gutter}) / (${componentVars.tile.columns} + 0.35))`,
    },
  },
});
globalStyle(`${row} > * > *`, { '@layer': { [layers.template]: { scrollSnapAlign: 'start' } } });
