import { clamped, componentVars, layers, media, space, touch, vars } from '../../foundations/styles.ts';
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { badge, tag } from '../../primitives/Badge/Badge.css.ts';
import { caption, name, tile } from '../../patterns/GameTile/GameTile.css.ts';
import { demo, demoMark, demoSign, demoWord } from '../../patterns/GameTile/tile-controls.css.ts';
import { row as gameRow } from '../_h5/parts/game-row.css.ts';
import { tight } from '../_h5/parts/page.css.ts';
import { links } from '../_h5/slots/Footer.css.ts';
import { filter, filters, tools } from '../_h5/slot-list/SlotListView.css.ts';
import { clearTokens } from './clear-tokens.ts';

const root = '[data-template="h5-8"]';
const rule = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.template]: style } });

/** The variable of a token's path. */
function variable(path: string): string {
  const [group = '', name = ''] = path.split('.');
  // A test compares the paths with the themes.
  const value = (vars as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[name];
  if (!value) throw new Error(`There is no variable for ${path}.`);
  return value;
}

rule(root, {
  vars: {
    ...Object.fromEntries(
      Object.entries(clearTokens).map(([path, source]) => [
        variable(path),
        path.startsWith('gradient.') ? `linear-gradient(${variable(source)}, ${variable(source)})` : variable(source),
      ]),
    ),
    // In rem, so that the browser's text size counts; headings are a little smaller on the narrowest phones.
    [vars.size.xs]: '1rem',
    [vars.size.sm]: '1.125rem',
    [vars.size.md]: '1.125rem',
    [vars.size.lg]: '1.25rem',
    [vars.size.xl]: 'clamp(1.4rem, 7.8vw, 1.75rem)',
    [vars.size.h3]: 'clamp(1.4rem, 7.8vw, 1.75rem)',
    [vars.size.h2]: 'clamp(1.4rem, 7.8vw, 1.75rem)',
    [vars.size.h1]: 'clamp(1.4rem, 7.8vw, 1.75rem)',
    // No motion.
    [vars.motion.fast]: '0s',
    [vars.motion.base]: '0s',
    [vars.motion.slow]: '0s',
    [componentVars.control.height]: touch.large,
    [componentVars.control.heightSmall]: touch.large,
    [componentVars.control.heightLarge]: '64px',
    [componentVars.header.height]: '72px',
    [componentVars.tabBar.height]: '88px',
    [componentVars.tile.columns]: '2',
    [componentVars.tile.gap]: space.lg,
  },
  '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '4' } } },
});

// Scripts with the longest words.
rule(`${root}:is(:lang(ta), :lang(my))`, {
  vars: Object.fromEntries([vars.size.xl, vars.size.h3, vars.size.h2, vars.size.h1].map((size) => [size, '1.25rem'])),
});

// Every target, in any component, except links in running text and the hidden skip link. More specific than a class.
const targets = 'a[href]:not([href^="#"]), button, select, input:not([type="checkbox"], [type="radio"])';
rule(`${root}${root} :where(${targets})`, { minWidth: touch.large, minHeight: touch.large });

// Whole names: three lines before text is cut, also where the base expects three tiles in a row.
for (const place of [root, `${root} .${tight}`]) {
  rule(`${place} .${name}`, {
    ...clamped(3),
    whiteSpace: 'normal',
    overflowWrap: 'normal',
    fontSize: vars.size.sm,
    lineHeight: vars.leading.tight,
    fontWeight: vars.weight.bold,
    textAlign: 'start',
  });
  rule(`${place} .${caption}`, {
    alignContent: 'start',
    padding: space.md,
    minHeight: `calc(2 * ${vars.size.sm} * ${vars.leading.tight} + 2 * ${space.md})`,
  });
}

// The longest words are scaled to the width of the tile.
rule(`${root}:is(:lang(ta), :lang(my)) .${name}`, { fontSize: 'clamp(0.8rem, 4.2vw, 1rem)' });

// Placeholders are as large as fits beside the buttons of the field.
rule(`${root} input::placeholder`, { fontSize: '1rem' });

// Demo play as a text button below the name.
const grid = `${root} .${tile}:not([data-layout="row"])`;
rule(grid, { gridTemplateRows: 'auto 1fr auto' });
// A row has one height, with and without demos, and while it loads.
rule(`${root} .${gameRow} .${tile}`, { gridTemplateRows: `auto 1fr minmax(${touch.large}, auto)` });
rule(`${grid} .${demo}`, {
  gridArea: '3 / 1',
  placeSelf: 'stretch',
  maxWidth: 'none',
  padding: `0 ${space.sm} ${space.sm}`,
  placeItems: 'stretch',
  opacity: 1,
});
rule(`${grid} .${demoMark}`, { height: 'auto', borderRadius: vars.radius.lg });
rule(`${grid} .${demoSign}`, { display: 'none' });
rule(`${grid} .${demoWord}`, {
  flex: '1 1 auto',
  minHeight: touch.min,
  height: 'auto',
  padding: space.xs,
  borderRadius: vars.radius.lg,
  background: 'transparent',
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
  color: vars.text.primary,
  fontSize: vars.size.xs,
  whiteSpace: 'normal',
});
rule(`${grid} .${demo}:hover .${demoWord}`, { background: vars.surface.tileHover, color: vars.text.primary });
rule(`${root} .${badge}`, { minWidth: '28px', height: '28px', fontSize: '1rem' });
rule(`${root} .${tag}`, { fontSize: '1rem' });

// Search and filters are too high to be sticky, and labels are not shortened: a row of filters wraps.
rule(`${root} .${tools}`, { position: 'static' });
rule(`${root} .${filters}`, { display: 'flex', flexWrap: 'wrap' });
rule(`${root} .${filter}`, { flex: '1 1 auto', paddingInline: space.sm, overflowWrap: 'normal' });
rule(`${root}${root} .${filter}`, { fontSize: vars.size.sm });
rule(`${root} .${links}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
