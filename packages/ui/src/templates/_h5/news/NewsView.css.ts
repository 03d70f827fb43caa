import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const list = h5Style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });
/** The one that was chosen stands out by its gold edge. */
export const item = h5Style({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  scrollMarginTop: space.md,
  selectors: { '&[data-selected]': { boxShadow: `inset 3px 0 0 ${vars.gold.base}` } },
});
export const title = h5Style({
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const date = h5Style({ color: vars.text.muted, fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' });
