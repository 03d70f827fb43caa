import { globalStyle } from '@vanilla-extract/css';
import {
  inRow,
  inRows,
  layers,
  oneLine,
  patternStyle,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle({
  ...stacked(space.lg),
  alignContent: 'start',
});

export const card = patternStyle({
  display: 'grid',
  gap: space.md,
  padding: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: vars.shadow.mid,
});

export const figure = patternStyle({ display: 'grid', gap: space.hair, containerType: 'inline-size' });
export const head = patternStyle({
  ...inRow(space.md),
  justifyContent: 'space-between',
});
export const refresh = patternStyle({
  flex: 'none',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
/** Deposit and withdrawal side by side, the recall below them; on a wide page all three. */
export const actions = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md });
globalStyle(`${actions} > *`, { '@layer': { [layers.patterns]: { flex: '1 1 128px' } } });
/** A button beside the filled one, in the colour of the card. */
export const quiet = patternStyle({
  selectors: { '&:not(:disabled, [aria-disabled="true"])': { borderColor: 'currentColor', color: vars.text.hero } },
});
export const caption = patternStyle({ fontSize: vars.size.sm, lineHeight: vars.leading.snug });
/** In the line of the caption, so that nothing moves. */
export const stale = patternStyle({
  marginInlineStart: 'auto',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.snug,
  ...oneLine,
});
export const total = patternStyle({
  // Fits twenty digits and separators of a wide font.
  fontSize: vars.size.lg,
  '@supports': { '(font-size: 1cqi)': { fontSize: `min(${vars.size.h2}, 7.2cqi)` } },
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const main = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.sm,
  fontSize: vars.size.sm,
});
export const amount = patternStyle({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const notice = patternStyle({
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  background: vars.warning.soft,
  color: vars.warning.onSoft,
  ...typography({ size: 'sm', leading: 'snug' }),
});

export const failed = patternStyle({
  ...inRows(space.sm),
  justifyContent: 'space-between',
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  background: vars.danger.soft,
  color: vars.danger.onSoft,
  fontSize: vars.size.sm,
});

export const entries = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.surface.tile,
});

export const entry = patternStyle({
  display: 'flex',
  // The amount wraps to its own line before a name breaks.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space.hair} ${space.md}`,
  minHeight: '56px',
  padding: `${space.sm} ${space.lg}`,
  // Also right if several are in a row.
  boxShadow: `0 1px ${vars.border.subtle}`,
});
export const icon = patternStyle({
  maxHeight: '28px',
  flex: 'none',
  width: 'max(72px, 35%)',
  objectFit: 'contain',
  objectPosition: 'left center',
});
export const name = patternStyle({
  flex: '1 1 0',
  minWidth: 'min-content',
  fontSize: vars.size.sm,
  color: vars.text.muted,
  lineHeight: vars.leading.snug,
});
export const empty = patternStyle({
  padding: `${space.xl} ${space.lg}`,
  textAlign: 'center',
  color: vars.text.muted,
  borderRadius: vars.radius.lg,
  background: vars.surface.tile,
  fontSize: vars.size.sm,
});

export const folded = patternStyle(stacked(space.sm));
export const show = patternStyle({
  ...inRow(space.sm),
  minHeight: touch.min,
  paddingInline: space.lg,
  borderRadius: vars.radius.lg,
  cursor: 'pointer',
  ...typography({ color: 'muted', size: 'sm', weight: 'medium' }),
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { ...glyph('down', '16px'), marginInlineStart: 'auto' },
    [`${folded}[open] > &::after`]: { transform: 'rotate(180deg)' },
    '&:hover': { color: vars.text.primary },
  },
});
