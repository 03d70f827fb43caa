import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

/** What heads the lists. */
export const hero = patternStyle({
  display: 'grid',
  gap: space.xs,
  padding: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.gradient.hero,
  boxShadow: vars.shadow.low,
  color: vars.text.hero,
});
export const title = patternStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const intro = patternStyle({ lineHeight: vars.leading.body });
