import { componentVars } from '../../foundations/component-vars.css.ts';
import { zIndex } from '../../foundations/zIndex.ts';
import { reducedMotion } from '../../foundations/motion.ts';
import { centred } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
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
