import { componentVars } from '../../../foundations/component-vars.css.ts';

/** Height of the header including the safe area. */
export const headerBottom = `calc(${componentVars.header.height} + env(safe-area-inset-top))`;
/** Height of the bottom bar including the safe area. */
export const tabBarTop = `calc(${componentVars.tabBar.height} + env(safe-area-inset-bottom))`;
