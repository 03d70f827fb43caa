import { centred, inRow, patternStyle, space, touch, typography, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle({
  display: 'block',
  position: 'relative',
  color: vars.text.muted,
  selectors: {
    '&::before': {
      ...glyph('search', '20px'),
      position: 'absolute',
      insetBlockStart: `calc(50% - 10px)`,
      insetInlineStart: space.lg,
      pointerEvents: 'none',
    },
  },
});

// iOS zooms into fields below 16 px.
export const field = patternStyle({
  width: '100%',
  minHeight: touch.min,
  paddingInline: space.huge,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.field,
  color: vars.text.primary,
  fontSize: `max(16px, ${vars.size.lg})`,
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    // WebKit draws its own button even without an appearance.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Looks like the field, but is a link. */
export const link = patternStyle({
  ...inRow(space.md),
  minHeight: touch.min,
  paddingInline: space.lg,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.field,
  ...typography({ color: 'muted', size: 'md', leading: 'snug' }),
  selectors: {
    '&::before': glyph('search', '20px'),
    '&:hover': { borderColor: vars.border.strong, color: vars.text.primary },
  },
});

export const clear = patternStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  ...centred,
  width: touch.min,
  borderRadius: vars.radius.pill,
  selectors: {
    '&::before': glyph('close', '18px'),
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
