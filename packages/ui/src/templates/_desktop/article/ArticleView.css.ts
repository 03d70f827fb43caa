import { space, stacked, templateStyle, vars } from '../../../foundations/styles.ts';

export const layout = templateStyle({
  ...stacked(space.xl),
  alignItems: 'start',
  paddingBlock: space.xxl,
  selectors: { '&[data-links]': { gridTemplateColumns: '240px minmax(0, 1fr)' } },
});
export const nav = templateStyle({ position: 'sticky', insetBlockStart: '96px', display: 'grid', gap: space.xxs });
export const link = templateStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${space.xs} ${space.md}`,
  borderRadius: vars.radius.md,
  color: vars.text.muted,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.surface.tile, color: vars.text.primary },
    '&[aria-current="page"]': {
      background: vars.surface.raised,
      color: vars.text.primary,
      fontWeight: vars.weight.bold,
      boxShadow: `inset 3px 0 0 ${vars.gold.base}`,
    },
  },
});
export const article = templateStyle({
  display: 'grid',
  gap: space.xl,
  alignContent: 'start',
  justifyItems: 'start',
  minHeight: '320px',
});
export const text = templateStyle({ width: '100%', maxWidth: '78ch' });
export const lines = templateStyle({ display: 'grid', gap: space.md, width: '100%' });
