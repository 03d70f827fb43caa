import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../foundations/layers.css.ts';

/** A style in the patterns layer. Call it from a `*.css.ts` file. `selectors` of the rule work as usual. */
export function patternStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [layers.patterns]: rule } });
}
