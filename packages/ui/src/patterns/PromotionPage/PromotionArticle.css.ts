import { hairline, patternStyle, space, typography, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

/** The promotion's sheet. */
export const sheet = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${vars.shadow.low}, ${hairline()}`,
});
/** The back link, with its arrow. */
export const back = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xxs,
  paddingInlineEnd: space.sm,
  borderRadius: vars.radius.sm,
  ...typography({ color: 'muted', size: 'sm', weight: 'medium' }),
  selectors: { '&::before': glyph('previous', '1.2em') },
});
export const head = patternStyle({ display: 'grid', gap: space.xs });
export const title = patternStyle({
  ...typography({ font: 'heading', size: 'h3', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const date = patternStyle({
  ...typography({ color: 'faint', size: 'sm' }),
  fontVariantNumeric: 'tabular-nums',
});
