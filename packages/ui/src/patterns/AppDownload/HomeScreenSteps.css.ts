import { patternStyle, space, stacked, vars } from '../../foundations/styles.ts';

export const root = patternStyle(stacked(space.lg));
export const system = patternStyle({ marginBlockEnd: space.sm, fontWeight: vars.weight.bold, color: vars.gold.text });
export const list = patternStyle({ display: 'grid', gap: space.sm, paddingInlineStart: '1.3em', listStyle: 'decimal' });
