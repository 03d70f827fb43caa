import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/** A style rule without a cascade layer. */
export type LayerRule = Omit<StyleRule, '@layer'>;

/** Creates the `style` function of a cascade layer, for `*.css.ts` files. `selectors` work as usual. */
const layerStyle =
  (layer: string) =>
  (rule: LayerRule): string =>
    style({ '@layer': { [layer]: rule } });

/** A style in the patterns layer. */
export const patternStyle = layerStyle(layers.patterns);

/** A style in the template layer. */
export const templateStyle = layerStyle(layers.template);
