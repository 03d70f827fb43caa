import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers, weakest first. A template overrides a primitive and a site a template without longer selectors. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  template: globalLayer('template'),
  site: globalLayer('site'),
};
