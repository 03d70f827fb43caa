import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const root = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });
export const picture = patternStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
});
