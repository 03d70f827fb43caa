import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const actions = templateStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm, width: '100%' });
export const action = templateStyle({ flex: '1 1 120px' });
export const panel = templateStyle({ display: 'grid', gap: space.xs, paddingTop: space.md });
export const title = templateStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const date = templateStyle({
  color: vars.text.faint,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
