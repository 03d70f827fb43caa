import { patternStyle, space, typography, vars } from '../../foundations/styles.ts';
import { hallStates, hallSurface } from './hall-look.ts';

/** The row, or the column of vertical tabs; it extends to the edges of its column. */
export const list = patternStyle({
  gap: space.sm,
  paddingBlock: space.xxs,
  selectors: { '&[aria-orientation="vertical"]': { flexDirection: 'column' } },
});

export const tab = patternStyle({
  ...hallSurface,
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
  ...typography({ color: 'muted', size: 'sm', weight: 'medium', leading: 'tight' }),
  scrollSnapAlign: 'center',
  // The chosen tab is attached to its panel.
  selectors: hallStates({
    insetInline: '30%',
    insetBlockEnd: 0,
    height: '3px',
    borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
  }),
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
