import { style, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../../foundations/layers.css.ts';

/** A style rule in the primitives layer; give it to `recipe` and `style`. */
export const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.primitives]: rule } });

/** `style` in the primitives layer, optionally on top of other classes. */
export const primitive = (rule: StyleRule, ...base: string[]): string =>
  style([...base, layered(rule)] satisfies ComplexStyleRule);

/** A tint that shows on light and on dark, for browsers that cannot mix one from the colour of the text. */
export const neutralTint = 'rgb(128 128 128 / 0.2)';
