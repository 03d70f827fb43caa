import { space, templateStyle, typography, vars } from '../../../foundations/styles.ts';

export const hero = templateStyle({
  position: 'relative',
  overflow: 'hidden',
  background: vars.gradient.hero,
  color: vars.text.hero,
  borderBlockEnd: `1px solid ${vars.jackpot.frame}`,
});
export const heroInside = templateStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xxl,
  minHeight: '148px',
  paddingBlock: space.lg,
});
export const words = templateStyle({ display: 'grid', gap: space.sm, maxWidth: '88ch' });
export const title = templateStyle({
  ...typography({ font: 'heading', size: 'display', weight: 'heavy', leading: 'tight' }),
  letterSpacing: vars.tracking.heading,
});
export const intro = templateStyle({ fontSize: vars.size.lg, lineHeight: vars.leading.snug });
export const search = templateStyle({ justifySelf: 'start', minWidth: '280px', marginBlockStart: space.sm });
export const emblem = templateStyle({
  width: '112px',
  height: '112px',
  objectFit: 'contain',
  filter: `drop-shadow(0 12px 24px ${vars.art.veil45})`,
});
