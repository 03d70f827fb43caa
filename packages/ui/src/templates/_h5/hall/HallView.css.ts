import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const hero = h5Style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  minHeight: '148px',
  padding: space.lg,
  borderRadius: vars.radius.xl,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: `${vars.shadow.low}, inset 0 0 0 1px ${vars.border.subtle}`,
});
export const words = h5Style({ display: 'grid', gap: space.xs });
export const title = h5Style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
});
export const intro = h5Style({ fontSize: vars.size.md, lineHeight: vars.leading.snug });
/** Leaves the words more room on the narrowest phones. */
export const emblem = h5Style({
  width: 'clamp(56px, 23vw, 88px)',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
});
/** Everyone in one line to scroll; holds its line while nobody is known. */
export const platforms = h5Style({
  minHeight: '1.5em',
  color: vars.text.faint,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.snug,
});
