import { space, templateStyle, typography } from '../../../foundations/styles.ts';

export const apps = templateStyle({ display: 'grid', gap: space.md });
export const heading = templateStyle(typography({ size: 'xl', weight: 'bold', leading: 'snug' }));
