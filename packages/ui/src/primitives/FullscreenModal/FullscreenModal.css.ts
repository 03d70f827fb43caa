import { vars } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';

export const surface = primitive({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  background: vars.surface.canvas,
  color: vars.text.primary,
});
