import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../foundations/breakpoints.ts';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { layers } from '../../foundations/layers.css.ts';
import { space } from '../../foundations/space.ts';

globalStyle('[data-template="h5-7"]', {
  '@layer': {
    [layers.template]: {
      vars: { [componentVars.tile.columns]: '4', [componentVars.tile.gap]: `${space.lg} ${space.md}` },
      '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '8' } } },
    },
  },
});
