import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const root = patternStyle({
  gap: space.lg,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: `${vars.shadow.low}, inset 0 0 0 1px ${vars.border.subtle}`,
});
export const words = patternStyle({ display: 'grid', gap: space.xs });
export const title = patternStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.snug,
});
export const actions = patternStyle({ gap: space.sm });
/** On the hero's ground, whatever the theme's surfaces are. */
export const login = patternStyle({ borderColor: 'currentColor', background: 'transparent', color: vars.text.hero });
