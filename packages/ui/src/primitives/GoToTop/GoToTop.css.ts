import { centred, componentVars, reducedMotion, space, vars, zIndex } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';

export const goToTop = primitive({
  position: 'fixed',
  zIndex: zIndex.floating,
  insetInlineEnd: space.lg,
  bottom: `calc(${componentVars.tabBar.height} + ${space.lg} + env(safe-area-inset-bottom))`,
  ...centred,
  width: componentVars.control.height,
  height: componentVars.control.height,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.mid,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  ...reducedMotion(),
  selectors: { ...reducedMotion().selectors, '&:hover': { borderColor: vars.accent.base, color: vars.accent.text } },
});
