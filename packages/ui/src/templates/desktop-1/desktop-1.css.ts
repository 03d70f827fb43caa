import { globalStyle } from '@vanilla-extract/css';
import { componentVars, layers, media, space } from '../../foundations/styles.ts';

const root = '[data-template="desktop-1"]';

globalStyle(root, {
  '@layer': {
    [layers.template]: {
      vars: {
        [componentVars.page.width]: '1280px',
        [componentVars.page.gutter]: space.xl,
        [componentVars.page.sectionGap]: `calc(${space.xl} + ${space.lg})`,
        [componentVars.header.height]: '113px',
        [componentVars.tile.columns]: '6',
        [componentVars.tile.rank]: '56px',
        [componentVars.tile.ratio]: '4 / 3',
        [componentVars.tile.gap]: space.lg,
      },
      '@media': { [media.cinema]: { vars: { [componentVars.page.width]: '1440px' } } },
    },
  },
});
