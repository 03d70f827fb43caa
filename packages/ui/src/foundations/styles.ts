/** All that a file of styles is written with: tokens, sizes, layers and rules. */
export { vars } from '../theme/vars.css.ts';
export { layers } from '../theme/layers.css.ts';
export { media, widths } from './breakpoints.ts';
export { componentVars } from './component-vars.css.ts';
export { patternStyle, templateStyle, type LayerRule } from './layer-styles.ts';
export { eased, reducedMotion } from './motion.ts';
export { partsOf, partStyle } from './partStyle.ts';
export * from './rules.ts';
export { space, touch } from './space.ts';
export { screenHeight, screenUnit } from './viewport.ts';
export { zIndex } from './zIndex.ts';
