import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const root = desktopStyle({ display: 'grid', justifyItems: 'center', gap: space.lg, textAlign: 'center' });
export const picture = desktopStyle({ width: '120px', height: '88px' });
export const gear = desktopStyle({
  fill: 'none',
  stroke: vars.border.control,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});
/** Teeth are the gaps of a thick dashed ring; the dashes divide its length evenly. */
export const teeth = desktopStyle({
  fill: 'none',
  stroke: vars.border.control,
  strokeWidth: 9,
  strokeDasharray: '8.48 8.48',
});
export const smallTeeth = desktopStyle({
  fill: 'none',
  stroke: vars.border.control,
  strokeWidth: 7,
  strokeDasharray: '5.89 5.89',
});
export const hub = desktopStyle({ fill: vars.gold.base });
export const message = desktopStyle({ lineHeight: vars.leading.body });
export const actions = desktopStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.md });
