import {
  inRow,
  inRows,
  raised,
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
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: screenHeight(100),
  background: vars.surface.canvas,
});

export const top = templateStyle({
  ...topBar,
  ...inRows(space.md),
  minHeight: '64px',
  paddingBlock: space.xs,
  paddingInline: space.xl,
});
export const names = templateStyle({ display: 'grid', marginInlineEnd: 'auto', lineHeight: vars.leading.snug });
export const site = templateStyle({ color: vars.text.headerMuted, fontSize: vars.size.sm });
export const title = templateStyle({
  ...typography({ font: 'heading', size: 'xl', weight: 'heavy' }),
  color: vars.text.headerActive,
});
export const account = templateStyle({ display: 'grid', textAlign: 'end', lineHeight: vars.leading.snug });
export const amount = templateStyle({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

export const inside = templateStyle({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  width: 'min(100%, 1320px)',
  marginInline: 'auto',
  padding: space.xl,
  selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '880px' } },
});

export const menu = templateStyle({
  position: 'sticky',
  insetBlockStart: '88px',
  padding: space.sm,
  ...raised,
});
/** A line separates groups, but not the entries of a group. */
export const group = templateStyle({
  selectors: {
    '& + &': {
      marginBlockStart: space.xs,
      paddingBlockStart: space.xs,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
  },
});
export const groupName = templateStyle({
  padding: `${space.xs} ${space.md} ${space.hair}`,
  ...typography({ color: 'muted', size: 'xs', weight: 'bold', leading: 'snug' }),
});
export const entries = templateStyle({ display: 'grid', gap: space.hair });
export const entry = templateStyle({
  ...inRow(space.md),
  minHeight: touch.min,
  padding: `${space.xs} ${space.md}`,
  borderRadius: vars.radius.md,
  color: vars.text.muted,
  ...typography({ weight: 'medium', leading: 'snug' }),
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.surface.tile, color: vars.text.primary },
    '&[aria-current="page"]': {
      background: vars.surface.tile,
      color: vars.text.primary,
      fontWeight: vars.weight.bold,
      boxShadow: `inset 4px 0 0 ${vars.gold.base}`,
    },
  },
});

export const section = templateStyle({ ...stacked(space.lg), selectors: { '&:focus': ringless } });
export const heading = templateStyle({
  ...typography({ font: 'heading', size: 'h2', weight: 'bold', leading: 'tight' }),
  letterSpacing: vars.tracking.heading,
});
