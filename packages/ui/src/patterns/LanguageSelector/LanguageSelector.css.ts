import { media, patternStyle, space, touch, typography, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxWidth: '100%',
  minHeight: touch.min,
  borderRadius: vars.radius.control,
  ...typography({ color: 'headerMuted', size: 'sm' }),
  selectors: {
    '&:hover': { color: vars.text.headerActive },
    '&::before': { ...glyph('globe', '22px'), position: 'absolute', insetInlineStart: space.md, pointerEvents: 'none' },
    '&:not([data-compact]):not([data-single])::after': {
      ...glyph('down', '1em'),
      position: 'absolute',
      insetInlineEnd: space.md,
      pointerEvents: 'none',
    },
    '&[data-single]': { paddingInline: `${space.huge} ${space.md}` },
    '&[data-compact]:not([data-single])': { width: touch.min, justifyContent: 'center' },
    // The name replaces the globe where only one fits.
    '&[data-compact][data-single]': { paddingInline: space.xs, fontSize: vars.size.xs },
    '&[data-compact][data-single]::before': { display: 'none' },
    '&[data-compact]::before': { insetInlineStart: 'auto' },
  },
});

export const select = patternStyle({
  appearance: 'none',
  width: '100%',
  minHeight: touch.min,
  paddingInline: `${space.huge} ${space.xxl}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // iOS zooms into fields below 16 px.
  '@media': { [media.belowDesktop]: { fontSize: `max(16px, ${vars.size.sm})` } },
  selectors: {
    // Compact: only the globe is visible.
    [`${root}[data-compact] &`]: { padding: 0, color: 'transparent', forcedColorAdjust: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const option = patternStyle({ background: vars.surface.overlay, color: vars.text.primary });
