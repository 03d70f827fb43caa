import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import {
  hairline,
  layers,
  media,
  patternStyle,
  space,
  stacked,
  touch,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { fields } from '../FormFields/FormFields.css.ts';

export const root = patternStyle({
  ...stacked(space.lg),
  alignContent: 'start',
});

const card = {
  ...stacked(space.md),
  padding: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${hairline()}, ${vars.shadow.low}`,
  '@media': { [media.tablet]: { padding: space.xl } },
} as const;

export const panel = patternStyle(card);
export const title = patternStyle({
  ...typography({ font: 'heading', size: 'lg', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const body = patternStyle({ maxWidth: '68ch', color: vars.text.muted, overflowWrap: 'anywhere' });

export const facts = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  selectors: { '&[data-sums]': { maxWidth: '460px' } },
});
/** A label above its value, on wide pages beside it, with the copy button at the end of the line. */
export const fact = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  gap: `${space.hair} ${space.md}`,
  minHeight: '56px',
  paddingBlock: space.xs,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    // A value that leaves no room for its label, such as a sentence, is below it.
    [`${facts}[data-sums] > &`]: { display: 'flex', flexWrap: 'wrap' },
  },
  // Values stay near their labels, and copy buttons near both; a line without a button reserves its place.
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, 240px) minmax(0, 300px) ${touch.min}`,
      justifyContent: 'start',
    },
  },
});
export const label = patternStyle({
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  overflowWrap: 'anywhere',
  selectors: { [`${facts}[data-sums] &`]: { flex: '1 1 7em' } },
});
export const value = patternStyle({
  margin: 0,
  ...typography({ weight: 'medium', leading: 'snug' }),
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-empty]': { color: vars.text.muted, fontWeight: vars.weight.regular },
    '&[data-code]': { wordBreak: 'break-all' },
    // Sums are aligned at their ends.
    [`${facts}[data-sums] &`]: {
      marginInlineStart: 'auto',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
    [`${facts}:not([data-sums]) &`]: { gridColumn: 1 },
  },
  '@media': { [media.tablet]: { selectors: { [`${facts}:not([data-sums]) &`]: { gridColumn: 2 } } } },
});
/** In line with the edge of the panel. */
export const copy = patternStyle({
  gridColumn: 2,
  gridRow: '1 / span 2',
  marginInlineEnd: `calc(${space.md} * -1)`,
  color: vars.text.muted,
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1 } },
});

/** The coloured edge shows the urgency of a notice, in addition to its text. */
export const notice = patternStyle({
  ...card,
  borderInlineStart: `4px solid ${vars.info.base}`,
  selectors: {
    '&[data-tone="warning"]': { borderInlineStartColor: vars.warning.base },
    '&[data-tone="success"]': { borderInlineStartColor: vars.success.base },
  },
});
/** One below the other in the width of a phone, side by side if there is room. */
export const actions = patternStyle({
  display: 'grid',
  gap: space.md,
  marginBlockStart: space.xs,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

/** In the width of the panel, unless the viewport is very low, as above a keyboard. */
export const sticky = patternStyle({
  position: 'sticky',
  zIndex: zIndex.raised,
  insetBlockEnd: 0,
  marginInline: `calc(${space.lg} * -1)`,
  marginBlockEnd: `calc(${space.lg} * -1)`,
  paddingInline: space.lg,
  paddingBlock: `${space.md} max(${space.md}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
  background: vars.surface.raised,
  '@media': {
    [media.tablet]: {
      marginInline: `calc(${space.xl} * -1)`,
      marginBlockEnd: `calc(${space.xl} * -1)`,
      paddingInline: space.xl,
    },
    '(max-height: 520px)': { position: 'static' },
  },
});

export const code = patternStyle({ width: 'min(220px, 100%)', borderRadius: vars.radius.md, marginInline: 'auto' });
/** A panel with a code to scan: the code is beside the other content if there is room. */
export const coded = patternStyle({
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignContent: 'start', columnGap: space.xl },
  },
});
globalStyle(`${panel} ${fields}`, {
  '@layer': {
    [layers.patterns]: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
});
const beside = (part: string, rule: StyleRule) =>
  globalStyle(part, { '@layer': { [layers.patterns]: { '@media': { [media.desktop]: rule } } } });
beside(`${coded} > *`, { gridColumn: 2 });
beside(`${coded} > ${code}`, { gridColumn: 1, gridRow: '1 / span 5', width: '200px' });

export const address = patternStyle({
  padding: `${space.md} ${space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  wordBreak: 'break-all',
  userSelect: 'all',
});

export const waiting = patternStyle({ ...card, gap: space.lg, minHeight: '300px', alignContent: 'start' });

export const gridFrame = patternStyle({ borderRadius: vars.radius.md, boxShadow: hairline() });
export const grid = patternStyle({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
const cell = {
  padding: space.sm,
  textAlign: 'end',
  '@media': { [media.tablet]: { paddingInline: space.md } },
  selectors: { '&:first-child': { textAlign: 'start' } },
} as const;
export const gridHead = patternStyle({
  ...cell,
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  background: vars.surface.sunken,
});
const lined = { ...cell, borderBlockStart: `1px solid ${vars.border.subtle}` } as const;
export const gridName = patternStyle({ ...lined, fontWeight: vars.weight.medium });
export const gridCell = patternStyle(lined);
