import { hairline, lettering, stacked } from '../../../foundations/rules.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = templateStyle({ ...stacked(space.lg), paddingBlockEnd: space.md });
export const group = templateStyle(stacked(space.sm));
export const name = templateStyle(lettering({ color: 'muted', size: 'sm', weight: 'bold', leading: 'snug' }));

/** Two beside each other on the narrowest phones, more where they fit. */
export const board = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
  gap: space.sm,
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
