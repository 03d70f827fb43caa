import { globalStyle } from '@vanilla-extract/css';
import {
  clamped,
  componentVars,
  hairline,
  layers,
  media,
  partStyle,
  space,
  vars,
  widths,
} from '../../foundations/styles.ts';
import { main, name, tile } from '../../patterns/GameTile/GameTile.css.ts';
import { demo, demoWord } from '../../patterns/GameTile/tile-controls.css.ts';

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

// Rows are flat, one below the other.
partStyle(root, `.${tile}[data-layout="row"]`, { borderRadius: vars.radius.sm, boxShadow: hairline() });

const row = `${root} .${tile}[data-layout="row"]`;
// Long names take a second line in the same row, in smaller type for scripts with the longest words.
partStyle(row, `.${name}`, {
  ...clamped(2),
  whiteSpace: 'normal',
  overflowWrap: 'normal',
  fontSize: `clamp(13px, 4.2vw, ${vars.size.md})`,
});
partStyle(`${root}:is(:lang(ta), :lang(my)) .${tile}[data-layout="row"]`, `.${name}`, {
  fontSize: `clamp(10px, 3.2vw, ${vars.size.md})`,
});
// The name needs the space more than the controls beside it.
const narrow = `(max-width: ${widths.phone - 0.02}px)`;
globalStyle(row, { '@layer': { [layers.template]: { '@media': { [narrow]: { paddingInlineEnd: space.xxl } } } } });
partStyle(row, `.${main}`, { '@media': { [narrow]: { columnGap: space.sm } } });
partStyle(row, `.${demo}`, { '@media': { [narrow]: { marginInlineStart: 0, maxWidth: '72px' } } });
partStyle(row, `.${demoWord}`, { '@media': { [narrow]: { paddingInline: space.xs } } });
