import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const list = templateStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });
/** The one that was chosen stands out by its gold edge. */
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
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const date = templateStyle({
  color: vars.text.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
