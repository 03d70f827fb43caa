import { typography } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { patternStyle } from '../patternStyle.ts';

export const list = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
export const entry = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });
export const title = patternStyle({
  ...typography({ font: 'heading', size: 'lg', weight: 'bold', leading: 'snug' }),
});
