import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const hero = desktopStyle({
  position: 'relative',
  overflow: 'hidden',
  background: vars.gradient.hero,
  color: vars.text.hero,
  borderBlockEnd: `1px solid ${vars.jackpot.frame}`,
});
export const heroInside = desktopStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xxl,
  minHeight: '232px',
  paddingBlock: space.xxl,
});
export const words = desktopStyle({ display: 'grid', gap: space.sm, maxWidth: '88ch' });
export const title = desktopStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.display,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.heading,
});
export const intro = desktopStyle({ fontSize: vars.size.lg, lineHeight: vars.leading.snug });
export const platforms = desktopStyle({ minHeight: '3.2em', fontSize: vars.size.sm, lineHeight: vars.leading.body });
export const search = desktopStyle({ justifySelf: 'start', minWidth: '280px', marginBlockStart: space.sm });
export const emblem = desktopStyle({
  width: '168px',
  height: '168px',
  objectFit: 'contain',
  filter: `drop-shadow(0 12px 24px ${vars.art.veil45})`,
});
