import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const root = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });
export const message = patternStyle({ lineHeight: vars.leading.body });
export const actions = patternStyle({ display: 'grid', gap: space.sm });
