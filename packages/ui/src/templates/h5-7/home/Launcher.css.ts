import { media } from '../../../foundations/breakpoints.ts';
import { typography, raised } from '../../../foundations/rules.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { vars } from '../../../theme/vars.css.ts';

export const board = templateStyle({
  ...raised,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.xxs,
  padding: space.sm,
  borderRadius: vars.radius.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
export const entry = templateStyle({
  display: 'grid',
  gridTemplateRows: '52px 1fr',
  justifyItems: 'center',
  gap: space.xs,
  minHeight: '96px',
  padding: `${space.sm} ${space.hair} ${space.xxs}`,
  borderRadius: vars.radius.lg,
  ...typography({ color: 'primary', weight: 'medium', leading: 'tight' }),
  fontSize: `clamp(11px, 3.5vw, ${vars.size.sm})`,
  textAlign: 'center',
  selectors: {
    ':lang(de) &': { fontSize: `clamp(10px, 3.1vw, ${vars.size.sm})` },
    ':lang(ta) &': { fontSize: `clamp(10px, 2.9vw, ${vars.size.sm})` },
    '&:active': { background: vars.surface.tileHover },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { background: vars.surface.tileHover } } } },
});
export const icon = templateStyle({ width: '52px', height: '52px', objectFit: 'contain' });
export const label = templateStyle({ maxWidth: '100%', overflowWrap: 'normal' });
