import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentVars, layers, space, touch, typography, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';
import * as css from '../GameTile/GameTile.css.ts';
import { list, number } from '../GameTile/ranked.css.ts';
import * as controls from '../GameTile/tile-controls.css.ts';

/** The layout `row`: art, names, badges, demo, favourite and a play icon in one low row. The whole row plays. */
const tile = `.${css.tile}[data-layout="row"]`;
const style = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.patterns]: rule } });

const end = '44px';
const inRow = { gridArea: 'auto', gridRow: '1' } as const;

style(tile, {
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  height: touch.large,
  paddingInlineEnd: end,
});
style(`${tile}::before`, { content: 'none' });
// The art, and a name that is cut before the controls beside it.
style(`${tile} .${css.main}, ${tile}[data-skeleton]`, {
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.md,
});
style(`${tile} .${css.main}`, { gridArea: '1 / 1', height: '100%', paddingInlineStart: space.sm });
style(`${tile}[data-skeleton]`, { paddingInlineStart: space.sm });
style(`${tile} .${css.main}::after`, { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' });
style(`${tile}:not([data-skeleton])::after`, {
  ...glyph('play', '18px'),
  position: 'absolute',
  insetInlineEnd: space.md,
  insetBlockStart: 'calc(50% - 9px)',
  color: vars.gold.text,
  pointerEvents: 'none',
});
style(`${tile} .${css.art}`, { gridArea: '1 / 1', aspectRatio: '1', borderRadius: vars.radius.sm });
style(`${tile} .${css.play}`, { display: 'none' });
style(`${tile} .${css.caption}`, { gridArea: '1 / 2', alignContent: 'center', gap: 0, padding: 0 });
style(`${tile} .${css.name}`, typography({ size: 'md', weight: 'bold', leading: 'tight' }));
style(`${tile} .${css.provider}`, typography({ size: 'xs', leading: 'tight' }));
// Over the art: beside the name they would need its space.
style(`${tile} .${css.badges}`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: space.xxs,
  maxWidth: '56px',
  padding: 0,
});
style(`${tile} .${css.badges} > *`, { paddingInline: space.xxs });
style(`${tile} .${controls.demo}`, {
  ...inRow,
  placeSelf: 'center',
  minWidth: touch.min,
  maxWidth: '84px',
  margin: 0,
  padding: 0,
  placeItems: 'center',
  marginInlineStart: space.xs,
  opacity: 1,
});
style(`${tile} .${controls.demoWord}`, {
  background: 'transparent',
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
  color: vars.text.muted,
});
style(`${tile} .${controls.demoSign}`, { display: 'none' });
style(`${tile} .${controls.demo}:hover .${controls.demoWord}`, {
  background: vars.surface.tileHover,
  color: vars.text.primary,
});
style(`${tile} .${controls.favourite}`, { ...inRow, placeSelf: 'center', color: vars.text.faint, opacity: 1 });
style(`${tile} .${controls.favourite}::before`, { background: 'transparent' });
style(`${tile} .${controls.favourite}[aria-pressed="true"]::before`, { background: vars.badge.hot });

// Numbered: a small number in the room before each row.
style(`${list} > ${tile}:not([data-skeleton])::before`, {
  content: number,
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '100%',
  display: 'grid',
  placeItems: 'center',
  width: componentVars.tile.rank,
  fontFamily: vars.font.heading,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.heavy,
  color: vars.gold.text,
});
