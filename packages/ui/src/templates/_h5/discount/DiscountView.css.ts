import { space, touch } from '../../../foundations/space.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const article = h5Style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${vars.shadow.low}, inset 0 0 0 1px ${vars.border.subtle}`,
});
export const back = h5Style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xxs,
  minHeight: touch.min,
  paddingInlineEnd: space.sm,
  borderRadius: vars.radius.sm,
  color: vars.text.muted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  selectors: { '&::before': glyph('previous', '1.2em') },
});
export const head = h5Style({ display: 'grid', gap: space.xs });
export const title = h5Style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const date = h5Style({ color: vars.text.faint, fontSize: vars.size.sm, fontVariantNumeric: 'tabular-nums' });
