import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Each part of the look writes into its own, so a template wins over a primitive and a
 * site over a template without a longer selector.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  template: globalLayer('template'),
  site: globalLayer('site'),
};
