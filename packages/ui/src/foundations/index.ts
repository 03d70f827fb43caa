import './global.css.ts';

export { componentVars } from './component-vars.css.ts';
export { desktopFrom, media, widths } from './breakpoints.ts';
export { zIndex } from './zIndex.ts';
export { layers } from '../theme/layers.css.ts';
export { reducedMotion } from './motion.ts';
export { space, touch } from './space.ts';
export { tabular, truncate, visuallyHidden } from './text.css.ts';
