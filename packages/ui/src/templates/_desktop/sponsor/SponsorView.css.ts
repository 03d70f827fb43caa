import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const grid = desktopStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space.xl,
});
export const card = desktopStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  height: '100%',
  padding: space.xl,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});
export const plate = desktopStyle({
  display: 'grid',
  placeItems: 'center',
  height: '128px',
  marginBlockEnd: space.sm,
  borderRadius: vars.radius.md,
  background: vars.gradient.hero,
  color: vars.text.hero,
  fontSize: vars.size.display,
  fontWeight: vars.weight.heavy,
});
export const logo = desktopStyle({ width: '70%', height: '96px', objectFit: 'contain' });
export const name = desktopStyle({
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});
/** The name's link covers the card. */
export const link = desktopStyle({
  borderRadius: vars.radius.sm,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});
export const text = desktopStyle({ color: vars.text.muted });
