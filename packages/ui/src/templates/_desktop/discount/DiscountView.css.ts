import { space } from '../../../foundations/space.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

/** A page to read: narrower than the lists. */
export const article = desktopStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  width: '100%',
  maxWidth: '880px',
  marginInline: 'auto',
  padding: space.xxl,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${vars.shadow.low}, inset 0 0 0 1px ${vars.border.subtle}`,
});
export const back = desktopStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xxs,
  minHeight: '32px',
  paddingInlineEnd: space.sm,
  borderRadius: vars.radius.sm,
  color: vars.text.muted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  selectors: { '&::before': glyph('previous', '1.2em'), '&:hover': { color: vars.text.primary } },
});
export const head = desktopStyle({ display: 'grid', gap: space.xs });
export const title = desktopStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const date = desktopStyle({
  color: vars.text.faint,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
