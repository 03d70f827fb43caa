import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentVars, layers, vars, zIndex } from '../../foundations/styles.ts';
import { grid, tile } from './GameTile.css.ts';

/** A numbered list: a large outlined number is before each tile, its end behind the tile. */
export const list = `.${grid}[data-ranked]`;
const style = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.patterns]: rule } });

const { rank } = componentVars.tile;
/** Decorative: the list itself is ordered. Browsers without alternative texts of generated content ignore the second value. */
export const number = ['counter(rank)', 'counter(rank) / ""'];

// The numbers are behind the tiles, and not behind the page.
style(list, { isolation: 'isolate', counterReset: 'rank' });
style(`${list} > .${tile}`, { counterIncrement: 'rank', marginInlineStart: rank, scrollMarginInlineStart: rank });
style(`${list} > .${tile}:not([data-skeleton])::after`, {
  content: number,
  position: 'absolute',
  zIndex: zIndex.behind,
  gridArea: '1 / 1 / 2 / 2',
  insetInlineEnd: 'calc(100% - 0.16em)',
  insetBlockEnd: '-0.02em',
  fontFamily: vars.font.heading,
  fontSize: `calc(${rank} * 2.3)`,
  fontWeight: vars.weight.heavy,
  lineHeight: 0.8,
  letterSpacing: '-0.06em',
  color: vars.surface.canvas,
  WebkitTextStroke: `3px ${vars.gold.base}`,
  paintOrder: 'stroke fill',
  pointerEvents: 'none',
});
// Two digits in the room of one.
style(`${list} > .${tile}:nth-child(n + 10):not([data-skeleton])::after`, {
  fontSize: `calc(${rank} * 1.5)`,
  letterSpacing: '-0.1em',
});
style(`:root ${list} > .${tile}::after`, {
  '@media': { '(forced-colors: active)': { color: 'CanvasText', WebkitTextStroke: '0' } },
});
