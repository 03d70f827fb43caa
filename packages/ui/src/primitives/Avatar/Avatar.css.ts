import { vars } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';

export const avatar = primitive({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.gradient.gold,
  color: vars.gold.on,
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
  boxShadow: vars.shadow.bevel,
});

export const image = primitive({ width: '100%', height: '100%', objectFit: 'cover' });
