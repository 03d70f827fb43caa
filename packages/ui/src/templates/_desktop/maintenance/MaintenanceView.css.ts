import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const root = templateStyle({ display: 'grid', justifyItems: 'center', gap: space.lg, textAlign: 'center' });
export const picture = templateStyle({ width: '120px', height: '88px' });
export const gear = templateStyle({
  fill: 'none',
  stroke: vars.border.control,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});
/** The teeth are the gaps of a thick dashed ring; the dashes divide its length evenly. */
export const teeth = templateStyle({
  fill: 'none',
  stroke: vars.border.control,
  strokeWidth: 9,
  strokeDasharray: '8.48 8.48',
});
export const smallTeeth = templateStyle({
  fill: 'none',
  stroke: vars.border.control,
  strokeWidth: 7,
  strokeDasharray: '5.89 5.89',
});
export const hub = templateStyle({ fill: vars.gold.base });
export const message = templateStyle({ lineHeight: vars.leading.body });
export const actions = templateStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.md });
