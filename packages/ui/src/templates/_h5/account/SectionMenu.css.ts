import { hairline, lettering, stacked } from '../../../foundations/rules.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { vars } from '../../../theme/vars.css.ts';

/** As many beside each other as have room for a long word. */
const cells = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 100%), 1fr))',
  gap: space.sm,
} as const;

/** Groups of one entry stand beside each other; others have rows and a name of their own. */
export const root = templateStyle({ ...cells, paddingBlockEnd: space.md });
export const group = templateStyle({
  ...stacked(space.sm),
  selectors: { '&:not([data-single])': { gridColumn: '1 / -1', paddingBlockStart: space.sm } },
});
export const name = templateStyle(lettering({ color: 'muted', size: 'sm', weight: 'bold', leading: 'snug' }));
export const board = templateStyle({
  ...cells,
  height: '100%',
  selectors: { [`${group}[data-single] > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const entry = templateStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: '56px',
  height: '100%',
  padding: `${space.xs} ${space.md}`,
  borderRadius: vars.radius.md,
  background: vars.surface.tile,
  color: vars.text.primary,
  ...lettering({ size: 'sm', weight: 'medium', leading: 'snug' }),
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current="page"]': { fontWeight: vars.weight.bold, boxShadow: hairline(vars.gold.base) },
  },
});
