import { hairline, inRow, patternStyle, space, touch, typography, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const chip = patternStyle({
  ...inRow(space.md),
  maxWidth: 'min(280px, 64vw)',
  minHeight: touch.min,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: `${hairline(vars.accent.base)}, ${vars.shadow.mid}`,
  textDecoration: 'none',
  selectors: {
    '&::after': { ...glyph('next', '18px'), marginInlineStart: 'auto' },
    '&:hover': { background: vars.surface.tileHover },
    '&[data-block]': { maxWidth: 'none', boxShadow: hairline(vars.accent.base), background: vars.surface.tile },
  },
});
/** The mark of the awaited step, as in the story. */
export const mark = patternStyle({
  flex: 'none',
  boxSizing: 'border-box',
  width: '18px',
  height: '18px',
  border: `5px solid ${vars.accent.base}`,
  borderRadius: vars.radius.pill,
});
export const words = patternStyle({ display: 'grid', minWidth: 0 });
export const label = patternStyle({
  ...typography({ size: 'sm', weight: 'bold', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const state = patternStyle({
  ...typography({ color: 'muted', size: 'xs', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
