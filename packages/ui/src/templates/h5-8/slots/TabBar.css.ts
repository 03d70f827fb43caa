import { centred, componentVars, space, templateStyle, typography, vars, zIndex } from '../../../foundations/styles.ts';

export const root = templateStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: zIndex.tabBar,
  padding: `${space.md} env(safe-area-inset-right) calc(${space.md} + env(safe-area-inset-bottom)) env(safe-area-inset-left)`,
  background: vars.surface.header,
  boxShadow: `0 -2px 0 ${vars.border.control}`,
});

/** The largest button on the page. */
export const action = templateStyle({
  ...centred,
  width: '100%',
  padding: `${space.xs} ${space.lg}`,
  borderRadius: vars.radius.lg,
  background: vars.gradient.gold,
  color: vars.gold.on,
  ...typography({ size: 'lg', weight: 'heavy', leading: 'tight' }),
  textAlign: 'center',
  // More than the smallest target.
  selectors: { '&&&': { minHeight: componentVars.control.heightLarge } },
});
