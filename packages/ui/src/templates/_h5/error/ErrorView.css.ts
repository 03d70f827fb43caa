import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const root = h5Style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.md,
  minHeight: 'min(72dvh, 560px)',
  paddingBlock: space.xxl,
  textAlign: 'center',
});
export const status = h5Style({
  display: 'flex',
  gap: space.sm,
  fontSize: '52px',
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
});
/** A digit on a reel. */
export const cell = h5Style({
  display: 'grid',
  placeItems: 'center',
  width: '1.3em',
  height: '1.55em',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.jackpot.frame}`,
  background: vars.gradient.jackpot,
  boxShadow: vars.shadow.mid,
  color: vars.jackpot.label,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:nth-child(odd)': { rotate: '-4deg' }, '&:nth-child(2)': { rotate: '6deg' } },
});
export const title = h5Style({
  marginBlockStart: space.md,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.snug,
});
export const message = h5Style({ color: vars.text.muted });
export const notices = h5Style({
  display: 'grid',
  gap: space.sm,
  padding: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
  lineHeight: vars.leading.snug,
});
export const actions = h5Style({
  display: 'grid',
  gap: space.sm,
  width: '100%',
  maxWidth: '420px',
  marginBlockStart: space.sm,
});
export const second = h5Style({ marginInlineStart: space.sm, fontWeight: vars.weight.regular });
