import { globalStyle } from '@vanilla-extract/css';
import { componentVars, layers } from '../../foundations/styles.ts';

globalStyle(':root[data-template="h5-1"]', {
  '@layer': {
    // The raised button with its ring.
    [layers.template]: { vars: { [componentVars.tabBar.rise]: '24px' } },
  },
});
