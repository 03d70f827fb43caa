import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const hero = h5Style({
  display: 'grid',
  gap: space.xs,
  padding: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.gradient.hero,
  boxShadow: vars.shadow.low,
  color: vars.text.hero,
});
export const title = h5Style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const intro = h5Style({ fontSize: vars.size.md, lineHeight: vars.leading.body });
