import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../foundations/breakpoints.ts';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { layers } from '../../foundations/layers.css.ts';
import { partStyle } from '../../foundations/partStyle.ts';
import { hairline } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { tile } from '../../patterns/GameTile/GameTile.css.ts';
import { vars } from '../../theme/vars.css.ts';

const root = '[data-template="h5-5"]';

globalStyle(root, {
  '@layer': {
    [layers.template]: {
      vars: {
        [componentVars.header.height]: '44px',
        [componentVars.tabBar.height]: '52px',
        [componentVars.page.sectionGap]: space.lg,
        [componentVars.tile.columns]: '1',
        [componentVars.tile.gap]: '1px',
      },
      '@media': {
        [media.tablet]: { vars: { [componentVars.tile.columns]: '2', [componentVars.tile.gap]: space.xxs } },
      },
    },
  },
});

// Rows lie flat beneath each other.
partStyle(root, `.${tile}[data-layout="row"]`, { borderRadius: vars.radius.sm, boxShadow: hairline() });
