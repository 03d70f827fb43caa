import { space, typography, vars } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';

export const tooltip = primitive({
  maxWidth: '280px',
  padding: `${space.xs} ${space.md}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.inverse,
  ...typography({ color: 'inverse', size: 'sm', leading: 'snug' }),
  boxShadow: vars.shadow.mid,
});
