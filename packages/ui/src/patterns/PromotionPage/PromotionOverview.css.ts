import { patternStyle, space, typography, vars } from '../../foundations/styles.ts';

/** Head of the lists. */
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
  ...typography({ font: 'heading', size: 'h2', weight: 'heavy', leading: 'tight' }),
  overflowWrap: 'anywhere',
});
export const intro = patternStyle({ lineHeight: vars.leading.body });
