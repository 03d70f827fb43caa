import { patternStyle, space, typography } from '../../foundations/styles.ts';

export const list = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
export const entry = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });
export const title = patternStyle({
  ...typography({ font: 'heading', size: 'lg', weight: 'bold', leading: 'snug' }),
});
