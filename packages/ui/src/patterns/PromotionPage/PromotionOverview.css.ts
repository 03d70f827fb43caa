import { typography } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

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
