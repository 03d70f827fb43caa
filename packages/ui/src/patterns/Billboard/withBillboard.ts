import { root } from './Billboard.css.ts';

/**
 * The selector of a frame whose page begins with a billboard that is not scrolled away; `frame` is a class. Browsers without
 * `:has()` (tier B) never match it, so their header keeps its ground.
 */
export const withBillboard = (frame: string): string => `:is(.${frame}:has(.${root}:not([data-passed])))`;
