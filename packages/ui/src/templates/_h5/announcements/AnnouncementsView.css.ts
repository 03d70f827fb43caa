import { space, stacked, templateStyle, typography, vars } from '../../../foundations/styles.ts';

export const list = templateStyle(stacked(space.md));
/** The selected one has a gold edge. */
export const item = templateStyle({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  scrollMarginTop: space.md,
  selectors: { '&[data-selected]': { boxShadow: `inset 3px 0 0 ${vars.gold.base}` } },
});
export const title = templateStyle({
  ...typography({ size: 'lg', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const date = templateStyle({
  ...typography({ color: 'muted', size: 'xs' }),
  fontVariantNumeric: 'tabular-nums',
});
