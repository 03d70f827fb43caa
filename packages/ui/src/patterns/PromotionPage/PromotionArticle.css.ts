import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { glyph } from '../glyphs.ts';
import { patternStyle } from '../patternStyle.ts';

/** The sheet that a promotion is written on. */
export const sheet = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${vars.shadow.low}, inset 0 0 0 1px ${vars.border.subtle}`,
});
/** The way back, with its arrow. */
export const back = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xxs,
  paddingInlineEnd: space.sm,
  borderRadius: vars.radius.sm,
  color: vars.text.muted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  selectors: { '&::before': glyph('previous', '1.2em') },
});
export const head = patternStyle({ display: 'grid', gap: space.xs });
export const title = patternStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const date = patternStyle({
  color: vars.text.faint,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
