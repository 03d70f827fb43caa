import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const root = h5Style({ display: 'grid', justifyItems: 'center', gap: space.lg, textAlign: 'center' });
export const picture = h5Style({ width: '140px', height: '102px' });
const line = { fill: 'none', stroke: vars.border.control } as const;
export const ring = h5Style({ ...line, strokeWidth: 3 });
/** Teeth are the dashes of a thick ring; they divide its length evenly. */
export const teeth = h5Style({ ...line, strokeWidth: 9, strokeDasharray: '8.48 8.48' });
export const smallTeeth = h5Style({ ...line, strokeWidth: 7, strokeDasharray: '5.89 5.89' });
export const hub = h5Style({ fill: vars.gold.base });
export const actions = h5Style({ display: 'grid', gap: space.sm, width: '100%', maxWidth: '420px' });
