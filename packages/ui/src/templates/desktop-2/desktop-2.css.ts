import { globalStyle } from '@vanilla-extract/css';
import { componentVars, layers, media, space, widths } from '../../foundations/styles.ts';

const root = '[data-template="desktop-2"]';

globalStyle(root, {
  '@layer': {
    [layers.template]: {
      vars: {
        [componentVars.page.width]: '1520px',
        [componentVars.page.gutter]: space.xl,
        [componentVars.page.sectionGap]: space.xl,
        [componentVars.header.height]: '64px',
        [componentVars.tile.columns]: '8',
        [componentVars.tile.rank]: '56px',
        [componentVars.tile.ratio]: '3 / 4',
        [componentVars.tile.gap]: space.sm,
      },
      '@media': {
        [`(max-width: ${widths.wide - 0.02}px)`]: { vars: { [componentVars.tile.columns]: '6' } },
        [media.cinema]: { vars: { [componentVars.tile.gap]: space.md } },
      },
    },
  },
});
