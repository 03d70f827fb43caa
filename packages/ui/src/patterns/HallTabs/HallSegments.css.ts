import {
  componentVars,
  hairline,
  inRow,
  media,
  patternStyle,
  space,
  touch,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle({ position: 'relative', zIndex: zIndex.sticky });

export const bar = patternStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  // Scrolls if the labels of a language do not fit.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  boxShadow: hairline(),
});

export const segment = patternStyle({
  ...inRow(space.xxs),
  justifyContent: 'center',
  width: '100%',
  minHeight: touch.min,
  paddingInline: space.xxs,
  borderRadius: vars.radius.md,
  ...typography({ color: 'muted', size: 'sm', weight: 'medium', leading: 'tight' }),
  fontSize: `min(${vars.size.sm}, 3.7vw)`,
  textAlign: 'center',
  overflowWrap: 'normal',
  selectors: {
    '&[data-chosen]': {
      background: vars.gradient.accent,
      color: vars.accent.on,
      boxShadow: vars.shadow.bevel,
      fontWeight: vars.weight.bold,
    },
    'button&::after': { ...glyph('down', '14px') },
    'button&[aria-expanded="true"]::after': { transform: 'scaleY(-1)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-chosen])': { color: vars.text.primary } } } },
});

export const menu = patternStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space.xxs})`,
  zIndex: zIndex.popover,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gap: space.xs,
  maxHeight: `calc(70vh - ${componentVars.header.height})`,
  overflowY: 'auto',
  padding: space.sm,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.overlay,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
});
export const item = patternStyle({
  ...inRow(space.sm),
  width: '100%',
  minHeight: touch.min,
  paddingInline: space.xs,
  borderRadius: vars.radius.md,
  ...typography({ size: 'sm', weight: 'medium', leading: 'tight' }),
  selectors: {
    '&[data-chosen]': { background: vars.gold.soft, color: vars.gold.onSoft, boxShadow: hairline(vars.gold.base) },
    '&:hover:not([data-chosen])': { background: vars.surface.tileHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const icon = patternStyle({ flex: 'none', width: touch.dense, height: touch.dense, objectFit: 'contain' });
