import { style, type StyleRule } from '@vanilla-extract/css';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { layers } from '../../foundations/layers.css.ts';

/** A style in the template layer. Call it from a `*.css.ts` file. */
export function h5Style(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [layers.template]: rule } });
}

/** Height of the header with the notch of the phone above it. */
export const headerBottom = `calc(${componentVars.header.height} + env(safe-area-inset-top))`;
/** Height of the bottom bar with the home gesture's room below it. */
export const tabBarTop = `calc(${componentVars.tabBar.height} + env(safe-area-inset-bottom))`;
