import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../foundations/breakpoints.ts';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { layers } from '../../foundations/layers.css.ts';
import { space } from '../../foundations/space.ts';

globalStyle('[data-template="h5-4"]', {
  '@layer': {
    [layers.template]: {
      vars: {
        [componentVars.tile.columns]: '2',
        [componentVars.tile.ratio]: '4 / 5',
        [componentVars.tile.gap]: space.md,
      },
      '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '4' } } },
    },
  },
});
