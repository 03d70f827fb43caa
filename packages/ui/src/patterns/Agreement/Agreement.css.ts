import { typography } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const list = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
export const entry = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });
export const title = patternStyle({
  fontFamily: vars.font.heading,
  ...typography({ size: 'lg', weight: 'bold', leading: 'snug' }),
});
