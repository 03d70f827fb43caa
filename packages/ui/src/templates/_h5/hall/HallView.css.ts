import { hairline, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';

export const hero = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  minHeight: '96px',
  padding: `${space.sm} ${space.lg}`,
  borderRadius: vars.radius.xl,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: `${vars.shadow.low}, ${hairline()}`,
});
export const words = templateStyle({ display: 'grid', gap: space.xs });
export const title = templateStyle(typography({ font: 'heading', size: 'h2', weight: 'heavy', leading: 'tight' }));
export const intro = templateStyle({ fontSize: vars.size.md, lineHeight: vars.leading.snug });
/** Leaves more room to the text on the narrowest phones. */
export const emblem = templateStyle({
  width: 'clamp(48px, 19vw, 72px)',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
});
