import { globalStyle } from '@vanilla-extract/css';
import {
  centred,
  componentVars,
  hairline,
  layers,
  media,
  patternStyle,
  space,
  touch,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { grid } from '../GameTile/GameTile.css.ts';
import { glyph } from '../glyphs.ts';

/** Room for focus rings and raised tiles inside the scrolling row. */
const room = space.sm;

export const root = patternStyle({ position: 'relative', marginInline: `calc(${room} * -1)` });

export const row = patternStyle({
  padding: room,
  marginBlock: `calc(${room} * -1)`,
  scrollPaddingInline: room,
});

const { columns, gap, rank } = componentVars.tile;
globalStyle(`${row} > .${grid}`, {
  '@layer': {
    [layers.patterns]: {
      flex: 'none',
      width: '100%',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: `calc((100% - (${columns} - 1) * ${gap}) / ${columns})`,
    },
  },
});
// A number before each tile is beside its column.
globalStyle(`${row} > .${grid}[data-ranked]`, {
  '@layer': {
    [layers.patterns]: { gridAutoColumns: `calc((100% - (${columns} - 1) * ${gap}) / ${columns} + ${rank})` },
  },
});
globalStyle(`${row} > .${grid} > *`, { '@layer': { [layers.patterns]: { scrollSnapAlign: 'start' } } });

export const turn = patternStyle({
  position: 'absolute',
  insetBlock: 0,
  zIndex: zIndex.control,
  marginBlock: 'auto',
  width: touch.min,
  height: touch.min,
  ...centred,
  borderRadius: vars.radius.pill,
  background: vars.surface.overlay,
  boxShadow: `${vars.shadow.mid}, ${hairline(vars.border.control)}`,
  color: vars.text.primary,
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-to="previous"]': { insetInlineStart: 0 },
    '&[data-to="next"]': { insetInlineEnd: 0 },
    '&[data-to="previous"]::before': glyph('previous', '20px'),
    '&[data-to="next"]::before': glyph('next', '20px'),
    '&:hover': { color: vars.accent.text },
    [`${row}:not([data-before]) ~ &[data-to="previous"]`]: { visibility: 'hidden' },
    [`${row}:not([data-after]) ~ &[data-to="next"]`]: { visibility: 'hidden' },
    [`${root}:hover > &`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { visibility: 'hidden' }, [media.reducedMotion]: { transition: 'none' } },
});
