import { globalStyle } from '@vanilla-extract/css';
import { componentVars, layers } from '../../foundations/styles.ts';

globalStyle('[data-template="h5-2"]', {
  '@layer': {
    [layers.template]: { vars: { [componentVars.header.height]: '48px', [componentVars.tabBar.height]: '58px' } },
  },
});
