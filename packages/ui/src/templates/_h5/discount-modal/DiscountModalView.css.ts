import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const actions = h5Style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, width: '100%' });
export const action = h5Style({ flex: '1 1 120px' });
export const panel = h5Style({ display: 'grid', gap: space.xs, paddingTop: space.md });
export const title = h5Style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const date = h5Style({ color: vars.text.faint, fontSize: vars.size.sm, fontVariantNumeric: 'tabular-nums' });
