import { hairline, patternStyle, space, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({
  gap: space.lg,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: `${vars.shadow.low}, ${hairline()}`,
});
export const words = patternStyle({ display: 'grid', gap: space.xs });
export const title = patternStyle(typography({ font: 'heading', size: 'h3', weight: 'heavy', leading: 'snug' }));
export const actions = patternStyle({ gap: space.sm });
/** On the hero's background, independent of the theme's surfaces. */
export const login = patternStyle({ borderColor: 'currentColor', background: 'transparent', color: vars.text.hero });
