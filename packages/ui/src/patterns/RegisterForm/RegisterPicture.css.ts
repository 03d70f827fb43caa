import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

/** Reserves its height, so that no field moves. */
export const picture = patternStyle({
  display: 'block',
  width: '100%',
  height: 'clamp(64px, 12vh, 112px)',
  objectFit: 'cover',
  marginBlockEnd: space.lg,
  borderRadius: vars.radius.md,
  background: vars.gradient.hero,
});
export const rays = patternStyle({ fill: vars.text.hero, opacity: 0.08 });
export const gold = patternStyle({ fill: vars.gold.base });
export const coins = patternStyle({ fill: 'none', stroke: vars.gold.base, strokeWidth: '4', opacity: 0.7 });
