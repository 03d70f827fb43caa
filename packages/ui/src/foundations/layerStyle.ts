import { style, type StyleRule } from '@vanilla-extract/css';

/** A style rule without a cascade layer, which the caller adds. */
export type LayerRule = Omit<StyleRule, '@layer'>;

/** Creates the `style` function of a cascade layer. `selectors` work as usual. */
export const layerStyle =
  (layer: string) =>
  (rule: LayerRule): string =>
    style({ '@layer': { [layer]: rule } });
