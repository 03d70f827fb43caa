import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const list = h5Style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });
export const card = h5Style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.lg,
});
export const plate = h5Style({
  display: 'grid',
  placeItems: 'center',
  height: '84px',
  borderRadius: vars.radius.md,
  background: vars.gradient.hero,
  color: vars.text.hero,
  fontSize: vars.size.h2,
  fontWeight: vars.weight.heavy,
});
export const logo = h5Style({ width: '84%', height: '64px', objectFit: 'contain' });
export const name = h5Style({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug, overflowWrap: 'anywhere' });
/** The name's link covers the card. */
export const link = h5Style({
  borderRadius: vars.radius.sm,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});
export const text = h5Style({ color: vars.text.muted });
