import { globalStyle } from '@vanilla-extract/css';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { layers } from '../../theme/layers.css.ts';

globalStyle('[data-template="h5-2"]', {
  '@layer': {
    [layers.template]: { vars: { [componentVars.header.height]: '48px', [componentVars.tabBar.height]: '58px' } },
  },
});
