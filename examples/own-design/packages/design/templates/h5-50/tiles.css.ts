import { componentVars, layers, media } from '@housefront/ui/foundations';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('[data-template="h5-50"]', {
  '@layer': {
    [layers.template]: {
      vars: { [componentVars.tile.columns]: '2', [componentVars.tile.ratio]: '4 / 3' },
      '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '4' } } },
    },
  },
});
