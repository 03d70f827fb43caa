import { media } from '../../foundations/breakpoints.ts';
import { hairline, typography } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { eased } from '../../foundations/motion.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

/** The row, or the column of vertical tabs; it extends to the edges of its column. */
export const list = patternStyle({
  gap: space.sm,
  paddingBlock: space.xxs,
  selectors: { '&[aria-orientation="vertical"]': { flexDirection: 'column' } },
});

export const tab = patternStyle({
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  gap: space.xxs,
  // Long names take two lines, long words their full width.
  minWidth: 'min-content',
  maxWidth: '124px',
  minHeight: '84px',
  padding: `${space.sm} ${space.sm}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.tile,
  boxShadow: hairline(),
  ...typography({ color: 'muted', size: 'sm', weight: 'medium', leading: 'tight' }),
  textAlign: 'center',
  scrollSnapAlign: 'center',
  transition: eased('fast', 'background-color', 'color'),
  selectors: {
    '&[data-chosen]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      fontWeight: vars.weight.bold,
      boxShadow: hairline(vars.gold.base),
    },
    // The chosen tab is attached to its panel.
    '&[data-chosen]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '30%',
      insetBlockEnd: 0,
      height: '3px',
      borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
      background: vars.gradient.gold,
    },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: hairline(vars.gold.base) },
    '[data-motion="reduced"] &': { transition: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-chosen])': { background: vars.surface.tileHover, color: vars.text.primary } },
    },
  },
});

export const icon = patternStyle({ width: '40px', height: '40px', marginInline: space.sm, objectFit: 'contain' });
export const label = patternStyle({ alignSelf: 'center', maxWidth: '100%' });

/** A short word over the tab's upper edge. */
export const mark = patternStyle({
  position: 'absolute',
  insetBlockStart: space.xxs,
  insetInlineEnd: space.xxs,
  maxWidth: '100%',
  paddingInline: space.xs,
  borderRadius: vars.radius.sm,
  background: vars.badge.new,
  color: vars.badge.onNew,
  ...typography({ size: 'xs', weight: 'bold', leading: 'tight' }),
});
