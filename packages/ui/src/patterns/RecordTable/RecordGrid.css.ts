import { patternStyle, reducedMotion, ringless, space, typography, vars, zIndex } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

/** A table that is too wide scrolls in its frame; the names of its records stay in view. */
export const frame = patternStyle({
  // Contains visually hidden elements, which would otherwise widen the page.
  position: 'relative',
  containerType: 'inline-size',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: vars.shadow.low,
});
/** Placeholders do not scroll and must not widen the page. */
export const waiting = patternStyle({ overflow: 'hidden' });
export const table = patternStyle({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...ringless });

const box = {
  padding: space.sm,
  textAlign: 'start',
  outlineOffset: '-3px',
} as const;

const toTheRight = { '&[data-kind="amount"], &[data-kind="number"]': { textAlign: 'end' } } as const;
/** Otherwise a right-aligned column would touch a left-aligned one after it. */
const apart = {
  ':is([data-kind="amount"], [data-kind="number"]) + &:not([data-kind="amount"], [data-kind="number"])': {
    paddingInlineStart: space.xl,
  },
} as const;
/** The name of a record stays in view. */
const stays = {
  paddingInlineStart: space.lg,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: zIndex.raised,
  background: vars.surface.raised,
} as const;

/** Arrow of the sort order; faint if the column does not sort the table. */
const arrow = { ...glyph('down', '0.9em'), opacity: 0 } as const;

export const head = patternStyle({
  ...box,
  verticalAlign: 'bottom',
  background: vars.surface.sunken,
  ...typography({ color: 'muted', size: 'sm', weight: 'bold', leading: 'snug' }),
  selectors: {
    ...toTheRight,
    ...apart,
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting]:hover, &[data-sort-direction]': { color: vars.text.primary },
    '&:first-child': { ...stays, background: vars.surface.sunken },
  },
});
export const name = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  verticalAlign: 'bottom',
  // A column is at least as wide as the longest word of its name.
  overflowWrap: 'normal',
  minWidth: 'min-content',
  selectors: {
    // Numbers are aligned with the end of their header.
    [`${head}:is([data-kind="amount"], [data-kind="number"]) > &`]: { flexDirection: 'row-reverse' },
    [`${head}[data-allows-sorting] > &::after`]: arrow,
    [`${head}[data-allows-sorting]:hover > &::after`]: { opacity: 0.5 },
    [`${head}[data-allows-sorting]:focus-visible > &::after`]: { opacity: 0.5 },
    [`${head}[data-sort-direction] > &::after`]: { opacity: 1 },
    [`${head}[data-sort-direction="ascending"] > &::after`]: glyph('up', '0.9em'),
  },
});

export const row = patternStyle({
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ...reducedMotion(),
  selectors: {
    ...reducedMotion().selectors,
    '&:hover': { background: vars.surface.tileHover },
  },
});
export const cell = patternStyle({
  ...box,
  minWidth: '64px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  lineHeight: vars.leading.snug,
  verticalAlign: 'middle',
  selectors: {
    ...toTheRight,
    '&[data-kind="code"]': { minWidth: '200px' },
    '&[data-kind="text"]': { minWidth: '88px' },
    '&[data-kind="date"]': { minWidth: '150px' },
    // The badge has one line.
    '&[data-kind="status"]': { whiteSpace: 'nowrap' },
    '&[data-kind="amount"]': { fontWeight: vars.weight.medium },
    ...apart,
    '&:first-child': stays,
    [`${row}:hover > &:first-child`]: { background: vars.surface.tileHover },
  },
});

export const opener = patternStyle({
  color: vars.text.muted,
  selectors: { '&[aria-expanded="true"]': { transform: 'rotate(180deg)', color: vars.text.primary } },
});
export const more = patternStyle({ background: vars.surface.sunken });
export const detail = patternStyle({
  padding: `${space.md} ${space.lg} ${space.lg}`,
  boxShadow: `inset 3px 0 0 ${vars.gold.base}`,
});

/** Stays in view while the table is scrolled. */
export const detailed = patternStyle({
  position: 'sticky',
  insetInlineStart: space.lg,
  '@supports': { '(width: 1cqi)': { width: `calc(100cqi - 2 * ${space.lg})` } },
});

/** A cell of the sums, on top of the style of a cell. */
export const sum = patternStyle({
  selectors: { '&, &:first-child, &[data-kind]': { background: vars.surface.sunken, fontWeight: vars.weight.bold } },
});
