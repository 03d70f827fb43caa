import { patternStyle, space, vars } from '../../foundations/styles.ts';

export const root = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });
export const message = patternStyle({ lineHeight: vars.leading.body });
export const actions = patternStyle({ display: 'grid', gap: space.sm });
