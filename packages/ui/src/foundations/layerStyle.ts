import { style, type StyleRule } from '@vanilla-extract/css';

/** A rule whose cascade layer is given by the part of the look that writes it. */
export type LayerRule = Omit<StyleRule, '@layer'>;

/** Makes the `style` of one cascade layer. `selectors` of a rule work as usual. */
export const layerStyle =
  (layer: string) =>
  (rule: LayerRule): string =>
    style({ '@layer': { [layer]: rule } });
