import {
  componentVars,
  media,
  partsOf,
  partStyle,
  space,
  stacked,
  templateStyle,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import * as carousel from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { art, caption, main, name, tile } from '../../../patterns/GameTile/GameTile.css.ts';
import { jackpotSize, label } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { bubblesIn } from '../parts/bubbles.ts';

/** The halls as round bubbles; a hall with new games has a bright ring and a label. */
export const bubbles = templateStyle({ gap: space.xs });
bubblesIn(bubbles);

const peek = '36px';

/** The next banner is partly visible at the edge of the screen. */
export const hero = templateStyle({
  minHeight: '112px',
  marginInlineEnd: `calc(${componentVars.page.gutter} * -1)`,
  background: 'none',
  vars: {
    [carousel.bannerRatio]: 'auto',
    [carousel.bannerRadius]: '0',
    [carousel.bannerPeek]: peek,
    [carousel.bannerInset]: space.md,
  },
  selectors: {
    '&[data-state="loading"]': { marginInlineEnd: 0, vars: { [carousel.bannerRadius]: vars.radius.xl } },
  },
  '@media': { [media.tablet]: { minHeight: '180px', vars: { [carousel.bannerPeek]: '34%' } } },
});
partStyle(hero, `.${carousel.slide} > *`, {
  width: `calc(100% - ${space.sm})`,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.gradient.hero,
});
// A narrower slide: smaller words on the narrowest phones, and one line, so that the carousel stays low.
partStyle(hero, `.${carousel.words} > strong`, {
  fontSize: 'min(1.0625rem, 4.4vw)',
  '@media': { [media.tablet]: { fontSize: vars.size.h3 } },
});
partStyle(hero, `.${carousel.words} > span`, { WebkitLineClamp: 1 });
partStyle(hero, `.${carousel.dots}`, { insetInlineEnd: `calc(${carousel.bannerPeek} + ${space.sm})` });

export const jackpot = templateStyle({
  minHeight: '34px',
  padding: `${space.hair} ${space.md}`,
  boxShadow: vars.shadow.low,
  vars: { [jackpotSize]: 'min(4vw, 1.125rem)' },
});
partStyle(jackpot, `.${label}`, typography({ size: 'sm', weight: 'bold' }));
/** Keeps its height while a hall has no content. */
export const panel = templateStyle({
  ...stacked(space.md),
  alignContent: 'start',
  minHeight: '60vh',
});

const gap = componentVars.tile.gap;
const room = `(min(100vw, ${componentVars.page.width}) - 2 * ${componentVars.page.gutter})`;
/** A twelfth of a square with its gap, for a number of columns: heights are known without measuring. */
const twelfth = (columns: number): string => `calc((${room} + ${gap}) / ${columns * 12})`;

/** Groups of games and promotions; on tablets two groups side by side. */
export const masonry = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = templateStyle({ gridColumn: '1 / -1', marginBlockEnd: gap });

/** Up to four games in two columns of equal height, in the order of their upper edges. */
export const group = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: twelfth(2),
  alignContent: 'start',
  columnGap: gap,
  '@media': { [media.tablet]: { gridAutoRows: twelfth(4) } },
});

/** Column, first row and rows of each tile: alternating squares and 3 to 4; the view names their shapes. */
type Place = readonly [column: string, row: number, rows: number];
const layouts: Readonly<Record<string, readonly Place[]>> = {
  '[data-of="4"]:nth-of-type(odd)': [
    ['1', 1, 16],
    ['2', 1, 12],
    ['2', 13, 16],
    ['1', 17, 12],
  ],
  '[data-of="4"]:nth-of-type(even)': [
    ['1', 1, 12],
    ['2', 1, 16],
    ['1', 13, 16],
    ['2', 17, 12],
  ],
  '[data-of="3"]': [
    ['1', 1, 16],
    ['2', 1, 8],
    ['2', 9, 8],
  ],
  '[data-of="2"]': [
    ['1', 1, 16],
    ['2', 1, 16],
  ],
  '[data-of="1"]': [['1 / -1', 1, 13]],
};
for (const [which, places] of Object.entries(layouts)) {
  for (const [index, [column, row, rows]] of places.entries()) {
    partStyle(`.${group}${which}`, `> :nth-child(${index + 1})`, {
      gridColumn: column,
      gridRow: `${row} / span ${rows}`,
      marginBlockEnd: gap,
    });
  }
}

// The art fills its tile, with the name over it.
const rows = 'minmax(0, 1fr) 0';
const within = partsOf(`.${group}`);
within(`.${tile}`, { gridTemplateRows: rows, borderRadius: vars.radius.xl });
within(`.${tile}::before`, { content: 'none' });
within(`.${main}`, { gridTemplateRows: rows, borderRadius: vars.radius.xl });
within(`.${tile} .${art}`, { aspectRatio: 'auto', height: '100%', borderRadius: vars.radius.xl });
within(`.${tile} .${caption}`, {
  padding: `${space.xxl} ${space.md} ${space.md}`,
  borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
});
within(`.${name}`, { ...typography({ size: 'sm', weight: 'bold', leading: 'snug' }), textAlign: 'start' });
