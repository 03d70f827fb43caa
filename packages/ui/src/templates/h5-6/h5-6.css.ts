import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentVars, hairline, layers, media, space, typography, vars } from '../../foundations/styles.ts';
import { art, caption, main, name, tile } from '../../patterns/GameTile/GameTile.css.ts';

const root = ':root[data-template="h5-6"]';
const rule = (selector: string, style: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.template]: style } });

rule(root, {
  vars: {
    [componentVars.tile.ratio]: '2 / 3',
    [componentVars.tile.gap]: space.md,
    [componentVars.tabBar.height]: '56px',
  },
  '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '5' } } },
});

// Posters: the tile is the art, and its name is below it.
const within = (part: string, style: Omit<GlobalStyleRule, '@layer'>): void => rule(`${root} ${part}`, style);
within(`.${tile}`, { background: 'transparent', boxShadow: 'none' });
within(`.${tile}:is(:hover, :focus-within):not([data-skeleton])`, { background: 'transparent', boxShadow: 'none' });
within(`.${main}`, { alignContent: 'start' });
within(`.${tile}[data-layout] .${art}`, {
  borderRadius: vars.radius.tile,
  boxShadow: vars.shadow.mid,
});
// Over the picture, which would cover an inset shadow of the art.
within(`.${tile}[data-layout] .${art}::after`, {
  opacity: 1,
  borderRadius: 'inherit',
  background: 'none',
  boxShadow: hairline(vars.art.onVeil35),
});
within(`.${tile}:is(:hover, :focus-within) .${art}::after`, { boxShadow: hairline(vars.gold.base) });
within(`.${caption}`, { alignContent: 'start', padding: `${space.sm} 0 0` });
within(`.${name}`, { textAlign: 'start', ...typography({ size: 'xs', weight: 'medium' }) });
