import {
  componentVars,
  hairline,
  inRow,
  inRows,
  ringless,
  screenHeight,
  space,
  stacked,
  templateStyle,
  topBar,
  touch,
  typography,
  vars,
} from '../../../foundations/styles.ts';

export const root = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: screenHeight(100),
  paddingBlockEnd: `calc(${space.xl} + env(safe-area-inset-bottom))`,
  background: vars.surface.canvas,
});

export const top = templateStyle({
  ...topBar,
  paddingBlockStart: 'env(safe-area-inset-top)',
});
export const bar = templateStyle({
  ...inRow(space.sm),
  minHeight: componentVars.header.height,
  // A title of two lines, in Tamil, keeps its distance from the edge and the row below.
  paddingBlock: space.xs,
});
export const back = templateStyle({ marginInlineStart: `calc(${space.md} * -1)` });
export const title = templateStyle({
  flex: '1 1 0',
  minWidth: 0,
  ...typography({ size: 'lg', weight: 'bold', leading: 'tight' }),
  overflowWrap: 'anywhere',
});

/** Name and balance below the title. */
export const session = templateStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  ...typography({ color: 'headerMuted', size: 'sm', leading: 'snug' }),
  fontWeight: vars.weight.medium,
});
export const name = templateStyle({ overflowWrap: 'anywhere' });
export const brief = templateStyle({
  color: vars.gold.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The session, on the colours of the wallet. */
export const card = templateStyle({
  ...inRows(space.sm),
  justifyContent: 'space-between',
  padding: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: vars.shadow.mid,
});
export const account = templateStyle({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const amount = templateStyle({
  ...typography({ size: 'xl', weight: 'heavy' }),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** The sections in a scrollable row; the current one is a chip. */
export const entries = templateStyle({
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlockEnd: space.xs,
});
export const entry = templateStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch.min,
  paddingInline: space.md,
  borderRadius: vars.radius.pill,
  ...typography({ color: 'headerMuted', size: 'sm', weight: 'medium' }),
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': {
      background: vars.surface.tile,
      color: vars.text.primary,
      fontWeight: vars.weight.bold,
      boxShadow: hairline(vars.gold.base),
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const inside = templateStyle({
  ...stacked(space.lg),
  paddingBlock: space.lg,
  selectors: { '&:focus': ringless },
});
export const heading = templateStyle(typography({ font: 'heading', size: 'h3', weight: 'bold', leading: 'snug' }));
