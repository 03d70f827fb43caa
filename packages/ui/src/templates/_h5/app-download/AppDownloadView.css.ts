import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const apps = templateStyle({ display: 'grid', gap: space.md });
export const heading = templateStyle({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});
