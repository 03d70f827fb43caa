import { space, templateStyle, vars } from '../../../foundations/styles.ts';

export const root = templateStyle({ display: 'grid', justifyItems: 'center', gap: space.lg, textAlign: 'center' });
export const message = templateStyle({ lineHeight: vars.leading.body });
export const actions = templateStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.md });
