import { space, templateStyle } from '../../../foundations/styles.ts';

export const root = templateStyle({ display: 'grid', justifyItems: 'center', gap: space.lg, textAlign: 'center' });
export const actions = templateStyle({ display: 'grid', gap: space.sm, width: '100%', maxWidth: '420px' });
