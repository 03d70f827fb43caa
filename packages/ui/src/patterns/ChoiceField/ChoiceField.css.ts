import { patternStyle, space, touch, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  maxWidth: '100%',
  color: vars.text.muted,
  selectors: {
    '&::after': {
      ...glyph('down', '16px'),
      position: 'absolute',
      insetBlockStart: 'calc(50% - 8px)',
      insetInlineEnd: space.md,
      pointerEvents: 'none',
    },
    '&[data-changed]': { color: vars.text.primary },
  },
});

export const label = patternStyle({ flex: 'none', fontSize: vars.size.sm, lineHeight: vars.leading.snug });

// iOS zooms into fields below 16 px.
export const field = patternStyle({
  appearance: 'none',
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: touch.min,
  paddingBlock: space.hair,
  paddingInline: `${space.lg} calc(${space.xl} + ${space.md})`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.field,
  color: 'inherit',
  fontSize: `max(16px, ${vars.size.md})`,
  lineHeight: vars.leading.snug,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // As wide as the selected option, not as the longest.
  fieldSizing: 'content',
  selectors: {
    '&:hover': { borderColor: vars.border.strong, color: vars.text.primary },
    '[data-changed] > &': { borderColor: vars.gold.base },
  },
});
