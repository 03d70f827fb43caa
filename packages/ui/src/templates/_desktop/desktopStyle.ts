import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../../foundations/layers.css.ts';

/** A style in the template layer. Call it from a `*.css.ts` file. */
export function desktopStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [layers.template]: rule } });
}
