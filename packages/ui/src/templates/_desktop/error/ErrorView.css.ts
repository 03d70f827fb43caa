import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const root = desktopStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.lg,
  minHeight: 'min(100dvh, 640px)',
  padding: `${space.huge} ${space.xl}`,
  textAlign: 'center',
});
export const status = desktopStyle({
  display: 'flex',
  gap: space.sm,
  fontSize: '64px',
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
});
export const cell = desktopStyle({
  display: 'grid',
  placeItems: 'center',
  width: '1.25em',
  height: '1.5em',
  borderRadius: vars.radius.lg,
  background: vars.gradient.jackpot,
  border: `1px solid ${vars.jackpot.frame}`,
  color: vars.jackpot.label,
  boxShadow: vars.shadow.mid,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:nth-child(2)': { rotate: '6deg' }, '&:nth-child(odd)': { rotate: '-4deg' } },
});
export const title = desktopStyle({
  marginBlockStart: space.md,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h1,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.snug,
});
export const message = desktopStyle({ maxWidth: '64ch', color: vars.text.muted, overflowWrap: 'anywhere' });
export const notices = desktopStyle({
  display: 'grid',
  gap: space.xs,
  maxWidth: '72ch',
  padding: `${space.lg} ${space.xl}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});
export const actions = desktopStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.md });
export const second = desktopStyle({ marginInlineStart: space.sm, fontWeight: vars.weight.regular });
