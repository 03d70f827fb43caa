import {
  componentVars,
  inRow,
  patternStyle,
  raised,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle({
  ...stacked(space.xxl),
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width}, 1080px)`,
  marginInline: 'auto',
  paddingBlock: `${space.xl} ${space.huge}`,
});
export const head = patternStyle({ ...stacked(space.sm), maxWidth: '68ch' });
export const title = patternStyle(typography({ font: 'heading', size: 'h2', weight: 'bold', leading: 'tight' }));
export const intro = patternStyle(typography({ color: 'muted', leading: 'body' }));
export const section = patternStyle(stacked(space.md));
export const heading = patternStyle(typography({ font: 'heading', size: 'lg', weight: 'bold', leading: 'snug' }));
export const note = patternStyle(typography({ color: 'muted', size: 'sm', leading: 'body' }));
export const cards = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space.md,
});
export const card = patternStyle({
  ...raised,
  ...stacked(space.xs),
  position: 'relative',
  alignContent: 'start',
  padding: space.lg,
});
const named = {
  ...inRow(space.md),
  minHeight: touch.min,
  ...typography({ size: 'md', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
} as const;
export const name = patternStyle(named);
/** A link with an arrow at its end. */
export const link = patternStyle({
  ...named,
  selectors: {
    '&::after': { ...glyph('next', '18px'), flex: 'none', marginInlineStart: 'auto', color: vars.text.muted },
    '&:hover::after': { color: vars.text.primary },
  },
});
export const icon = patternStyle({ flex: 'none', color: vars.gold.text, fontSize: vars.size.xl });
/** Its target is the whole card. */
export const over = patternStyle({
  selectors: { '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});
export const phone = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.min,
  justifySelf: 'start',
  ...typography({ size: 'lg', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums',
});
