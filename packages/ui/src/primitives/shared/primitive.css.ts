import { style, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../../foundations/styles.ts';

/** A style rule in the primitives layer, to pass to `style` and `styleVariants`. */
export const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.primitives]: rule } });

/** `style` in the primitives layer, optionally on top of other classes. */
export const primitive = (rule: StyleRule, ...base: string[]): string =>
  style([...base, layered(rule)] satisfies ComplexStyleRule);
