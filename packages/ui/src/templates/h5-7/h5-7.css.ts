import { globalStyle } from '@vanilla-extract/css';
import { componentVars, layers, media, space, widths } from '../../foundations/styles.ts';

globalStyle('[data-template="h5-7"]', {
  '@layer': {
    [layers.template]: {
      vars: { [componentVars.tile.columns]: '3', [componentVars.tile.gap]: `${space.lg} ${space.md}` },
      '@media': {
        // Four columns, if heart and demo button leave the middle of an icon to the game.
        [`(min-width: ${widths.phoneLarge}px)`]: { vars: { [componentVars.tile.columns]: '4' } },
        [media.tablet]: { vars: { [componentVars.tile.columns]: '6' } },
      },
    },
  },
});

// Scripts with the longest words have three icons in a row on phones.
globalStyle('[data-template="h5-7"]:is(:lang(ta), :lang(my))', {
  '@layer': {
    [layers.template]: {
      '@media': { [`(max-width: ${widths.tablet - 0.02}px)`]: { vars: { [componentVars.tile.columns]: '3' } } },
    },
  },
});
