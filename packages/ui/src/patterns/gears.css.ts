import { patternStyle, vars } from '../foundations/styles.ts';

const line = { fill: 'none', stroke: vars.border.control } as const;
export const ring = patternStyle({ ...line, strokeWidth: 3 });
/** The teeth are the dashes of a thick ring; they divide its length evenly. */
export const teeth = patternStyle({ ...line, strokeWidth: 9, strokeDasharray: '8.48 8.48' });
export const smallTeeth = patternStyle({ ...line, strokeWidth: 7, strokeDasharray: '5.89 5.89' });
export const hub = patternStyle({ fill: vars.gold.base });
