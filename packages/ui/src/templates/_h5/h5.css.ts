import { globalStyle } from '@vanilla-extract/css';
import { componentVars, layers, media, space } from '../../foundations/styles.ts';
import { tabBarTop } from './parts/bars.ts';

// Without specificity, so that each template's values win regardless of order.
globalStyle(':where([data-template^="h5-"])', {
  '@layer': {
    [layers.template]: {
      scrollPaddingTop: componentVars.header.height,
      scrollPaddingBottom: `calc(${tabBarTop} + ${componentVars.float.room})`,
      vars: {
        [componentVars.page.width]: '760px',
        [componentVars.page.gutter]: space.md,
        [componentVars.page.sectionGap]: space.xl,
        [componentVars.tabBar.height]: '64px',
        [componentVars.tile.columns]: '3',
        [componentVars.tile.gap]: space.sm,
      },
      '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '6' } } },
    },
  },
});
