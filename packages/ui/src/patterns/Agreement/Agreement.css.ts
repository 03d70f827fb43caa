import { patternStyle, space, stacked, typography } from '../../foundations/styles.ts';

export const list = patternStyle(stacked(space.xl));
export const entry = patternStyle(stacked(space.sm));
export const title = patternStyle(typography({ font: 'heading', size: 'lg', weight: 'bold', leading: 'snug' }));
