import { globalStyle } from '@vanilla-extract/css';
import {
  layers,
  patternStyle,
  screenHeight,
  space,
  touch,
  typography,
  vars,
  widths,
} from '../../foundations/styles.ts';

/** Windows in which a game needs all the height that there is. */
const small = `(max-width: ${widths.tablet - 0.02}px), (max-height: 500px)`;

/** A game above the compact notice, in the height of the window. */
export const room = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: screenHeight(100),
  selectors: { '&[data-marks]': { gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
});
export const stage = patternStyle({ minHeight: 0 });
// The game has a height of its own: that of the whole window.
globalStyle(`:is(${stage}, ${stage} > main) > *`, { '@layer': { [layers.template]: { height: '100%' } } });

export const bar = patternStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.md,
  paddingInline: `calc(${space.md} + env(safe-area-inset-left)) calc(${space.md} + env(safe-area-inset-right))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.surface.sunken,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  ...typography({ color: 'muted', size: 'xs', leading: 'snug' }),
});
export const sign = patternStyle({
  flex: 'none',
  ...typography({ color: 'primary', size: 'xs', weight: 'bold' }),
});
/** The sentences, where they leave the game enough of the window. */
export const words = patternStyle({
  flex: '1 1 0',
  minWidth: 0,
  '@media': { [small]: { display: 'none' } },
});
export const ways = patternStyle({
  display: 'flex',
  flex: 'none',
  columnGap: space.md,
  maxWidth: '100%',
  '@media': {
    [small]: { flex: '1 1 0', minWidth: 0 },
  },
});
export const link = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.min,
  minWidth: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  color: vars.text.primary,
});
