import { typography } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { primitive } from '../shared/primitive.css.ts';

export const tooltip = primitive({
  maxWidth: '280px',
  padding: `${space.xs} ${space.md}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.inverse,
  ...typography({ color: 'inverse', size: 'sm', leading: 'snug' }),
  boxShadow: vars.shadow.mid,
});
