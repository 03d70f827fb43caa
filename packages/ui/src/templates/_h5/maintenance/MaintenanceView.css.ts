import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const root = templateStyle({ display: 'grid', justifyItems: 'center', gap: space.lg, textAlign: 'center' });
export const picture = templateStyle({ width: '140px', height: '102px' });
const line = { fill: 'none', stroke: vars.border.control } as const;
export const ring = templateStyle({ ...line, strokeWidth: 3 });
/** The teeth are the dashes of a thick ring; they divide its length evenly. */
export const teeth = templateStyle({ ...line, strokeWidth: 9, strokeDasharray: '8.48 8.48' });
export const smallTeeth = templateStyle({ ...line, strokeWidth: 7, strokeDasharray: '5.89 5.89' });
export const hub = templateStyle({ fill: vars.gold.base });
export const actions = templateStyle({ display: 'grid', gap: space.sm, width: '100%', maxWidth: '420px' });
