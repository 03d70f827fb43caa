import { patternStyle, space, stacked, vars } from '../../foundations/styles.ts';

export const root = patternStyle(stacked(space.lg));
export const message = patternStyle({ lineHeight: vars.leading.body });
export const actions = patternStyle({ display: 'grid', gap: space.sm });
