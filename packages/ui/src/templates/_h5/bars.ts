import { componentVars } from '../../foundations/component-vars.css.ts';

/** Height of the header with the notch of the phone above it. */
export const headerBottom = `calc(${componentVars.header.height} + env(safe-area-inset-top))`;
/** Height of the bottom bar with the home gesture's room below it. */
export const tabBarTop = `calc(${componentVars.tabBar.height} + env(safe-area-inset-bottom))`;
