import { globalStyle } from '@vanilla-extract/css';
import { componentVars, layers, space, templateStyle } from '../../../foundations/styles.ts';

/** Tiles in one scrollable row; the last visible tile is cut, to show that the row scrolls. */
export const row = templateStyle({ paddingBlock: space.xxs, marginBlock: `calc(${space.xxs} * -1)` });

const column = `(min(100vw, ${componentVars.page.width}) - 2 * ${componentVars.page.gutter}) / (${componentVars.tile.columns} + 0.35)`;
globalStyle(`${row} > *`, {
  '@layer': {
    [layers.template]: {
      flex: 'none',
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: `calc(${column})`,
    },
  },
});
// A number before each tile is beside its column.
globalStyle(`${row} > [data-ranked]`, {
  '@layer': { [layers.template]: { gridAutoColumns: `calc(${column} + ${componentVars.tile.rank})` } },
});
/** Low rows as a chart: columns of three, the next column in sight. */
export const chart = templateStyle({});
globalStyle(`${chart} > :is(*, [data-ranked])`, {
  '@layer': {
    [layers.template]: {
      gridTemplateRows: 'repeat(3, auto)',
      gridAutoColumns: 'min(82vw, 340px)',
      columnGap: space.md,
    },
  },
});
globalStyle(`${row} > * > *`, { '@layer': { [layers.template]: { scrollSnapAlign: 'start' } } });
