import { clamped, patternStyle, screenHeight, space, touch, typography, vars } from '../../foundations/styles.ts';

/** The list, and the selected entry beside it. */
export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 240px) minmax(0, 1fr)',
  gap: space.xl,
  height: `min(${screenHeight(58)}, 400px)`,
  minHeight: '280px',
});
export const list = patternStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  padding: space.xxs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  boxShadow: vars.shadow.inset,
});
export const entry = patternStyle({
  display: 'grid',
  gap: space.hair,
  width: '100%',
  minHeight: touch.min,
  alignContent: 'center',
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.sm,
  color: vars.text.muted,
  textAlign: 'start',
  lineHeight: vars.leading.snug,
  selectors: {
    '&:hover': { background: vars.surface.tileHover, color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[data-state="active"]': {
      background: vars.surface.overlay,
      color: vars.text.primary,
      boxShadow: `inset 3px 0 0 ${vars.gold.base}`,
      fontWeight: vars.weight.bold,
    },
  },
});
export const entryTitle = patternStyle(clamped(3));
export const entryDate = patternStyle({
  ...typography({ color: 'muted', size: 'xs', weight: 'regular' }),
  fontVariantNumeric: 'tabular-nums',
});
export const page = patternStyle({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: space.sm,
  outlineOffset: '-2px',
  selectors: { '&[data-state="inactive"]': { display: 'none' } },
});
export const heading = patternStyle({
  marginBottom: space.xxs,
  ...typography({ font: 'heading', size: 'xl', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const date = patternStyle({
  display: 'block',
  marginBottom: space.md,
  ...typography({ color: 'faint', size: 'sm' }),
  fontVariantNumeric: 'tabular-nums',
});
