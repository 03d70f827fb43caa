import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

/** The greeting of guests. */
export const welcome = desktopStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
  padding: `${space.xl} ${space.xxl}`,
  borderRadius: vars.radius.lg,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: `${vars.shadow.low}, inset 0 0 0 1px ${vars.border.subtle}`,
});
export const welcomeWords = desktopStyle({ flex: '1 1 320px', display: 'grid', gap: space.xs });
export const welcomeTitle = desktopStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.snug,
});
/** On the hero's ground, whatever the theme's surfaces are. */
export const welcomeLogin = desktopStyle({
  borderColor: 'currentColor',
  background: 'transparent',
  color: vars.text.hero,
});
export const welcomeActions = desktopStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
