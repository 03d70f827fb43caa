import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const hero = desktopStyle({
  display: 'grid',
  gap: space.sm,
  padding: `${space.xxl} ${space.xl}`,
  borderRadius: vars.radius.lg,
  background: vars.gradient.hero,
  boxShadow: vars.shadow.low,
  color: vars.text.hero,
});
export const title = desktopStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h1,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const intro = desktopStyle({ maxWidth: '64ch', lineHeight: vars.leading.body });
