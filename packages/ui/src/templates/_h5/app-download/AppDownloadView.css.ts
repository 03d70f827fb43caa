import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const apps = h5Style({ display: 'grid', gap: space.md });
export const heading = h5Style({ fontSize: vars.size.xl, fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
