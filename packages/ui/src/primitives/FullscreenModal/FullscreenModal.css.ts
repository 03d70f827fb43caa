import { vars } from '../../theme/vars.css.ts';
import { primitive } from '../shared/primitive.css.ts';

export const surface = primitive({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  background: vars.surface.canvas,
  color: vars.text.primary,
});
