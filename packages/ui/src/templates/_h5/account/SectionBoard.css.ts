import { hairline, space, stacked, templateStyle, typography, vars } from '../../../foundations/styles.ts';

/** As many side by side as fit with a long word. */
const cells = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
  gap: space.sm,
} as const;

/** Groups of one entry are side by side; others have rows and a heading. */
export const root = templateStyle({ ...cells, paddingBlockEnd: space.md });
export const group = templateStyle({
  ...stacked(space.sm),
  selectors: { '&:not([data-single])': { gridColumn: '1 / -1', paddingBlockStart: space.sm } },
});
export const name = templateStyle(typography({ color: 'muted', size: 'sm', weight: 'bold', leading: 'snug' }));
export const board = templateStyle({
  ...cells,
  height: '100%',
  selectors: { [`${group}[data-single] > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The icon is above the name, so that two entries fit side by side on the narrowest phone. */
export const entry = templateStyle({
  position: 'relative',
  ...stacked(space.xs),
  alignContent: 'center',
  minHeight: '72px',
  height: '100%',
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  background: vars.surface.tile,
  // On light sheets a tile has the colour of the sheet.
  boxShadow: hairline(),
  color: vars.text.primary,
  ...typography({ size: 'sm', weight: 'medium', leading: 'snug' }),
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current="page"]': { fontWeight: vars.weight.bold, boxShadow: hairline(vars.gold.base) },
  },
});
/** The counter is beside the icon. */
export const badge = templateStyle({ position: 'absolute', insetBlockStart: space.sm, insetInlineEnd: space.sm });
export const icon = templateStyle({ color: vars.gold.text, fontSize: vars.size.xl });
