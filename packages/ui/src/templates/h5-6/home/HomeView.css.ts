import { createGlobalVar, createVar, fallbackVar } from '@vanilla-extract/css';
import {
  clamped,
  componentVars,
  media,
  partStyle,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import * as carousel from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import { jackpotSize, label as jackpotLabel } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { headerBottom, tabBarTop } from '../../_h5/parts/bars.ts';

/** Shelves show fewer and larger posters than lists. */
export const shelves = templateStyle({
  paddingBlockStart: space.lg,
  vars: { [componentVars.tile.columns]: '2.4', [componentVars.page.sectionGap]: space.lg },
  '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '4.6' } } },
});
/** Provider cards of a hall without games, in one row. */
export const providers = templateStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(44%, 200px)',
  gap: componentVars.tile.gap,
});

/** 1 % of the height of the screen with its browser's bars: it does not change while the page scrolls. */
const unit = createVar('screen-unit-small');
/** Height of jackpot and announcements. */
const foot = '128px';
/** Visible height of the first shelf. */
const peek = '60px';

/** The first screen: from below the status bar to the first shelf. */
export const billboard = templateStyle({
  vars: { [unit]: '1vh' },
  '@supports': { '(height: 1svh)': { vars: { [unit]: '1svh' } } },
  selectors: { '[data-header="site"] &': { marginBlockStart: `calc(${headerBottom} * -1)` } },
});

/** The visible part of a wide picture, and its width relative to the screen; a site may set both. */
const focus = createGlobalVar('hf-hero-focus');
const width = createGlobalVar('hf-hero-width');

/**
 * Wide pictures have their motif on the right and text on the left, which the caption repeats. The right half of the picture
 * covers the screen and fades into the page below.
 */
export const hero = templateStyle({
  height: `calc(100 * ${unit} - ${tabBarTop} - ${foot} - ${peek})`,
  minHeight: '400px',
  background: 'none',
  vars: { [carousel.bannerRatio]: 'auto', [carousel.bannerRadius]: '0' },
  selectors: {
    '&[data-state="loading"]': { maskImage: 'linear-gradient(to bottom, black 62%, transparent)' },
  },
});
/** For art of games, which suits any crop around its centre. */
export const square = templateStyle({ vars: { [focus]: '50%', [width]: '100%' } });

partStyle(hero, `.${carousel.slide}`, { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' });
partStyle(hero, `.${carousel.image}`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: zIndex.behind,
  width: fallbackVar(width, '200%'),
  maxWidth: 'none',
  height: `calc(100% - ${space.vast})`,
  objectPosition: `${fallbackVar(focus, '73%')} 40%`,
  maskImage: 'linear-gradient(to bottom, black 52%, rgb(0 0 0 / 0.5) 76%, transparent)',
});

/** Text on a slide, above the dots. */
export const caption = templateStyle({
  gridRow: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  padding: `0 ${componentVars.page.gutter} ${touch.min}`,
  textAlign: 'center',
});
export const title = templateStyle({
  maxWidth: '22em',
  ...typography({ font: 'heading', size: 'h1', weight: 'heavy', leading: 'tight' }),
  textShadow: `0 0 12px ${vars.surface.canvas}, 0 0 3px ${vars.surface.canvas}`,
  textWrap: 'balance',
  ...clamped(3),
  textOverflow: 'ellipsis',
  selectors: { '&[data-long]': typography({ size: 'h3', weight: 'bold', leading: 'snug' }) },
});
/** The call to action of a slide; the whole slide is its target. */
export const call = templateStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  minWidth: 'min(200px, 100%)',
  maxWidth: '100%',
  minHeight: '48px',
  padding: `${space.xs} ${space.xl}`,
  borderRadius: vars.radius.pill,
  background: vars.gradient.gold,
  boxShadow: `${vars.shadow.bevel}, ${vars.shadow.mid}`,
  color: vars.gold.on,
  ...typography({ size: 'lg', weight: 'bold', leading: 'tight' }),
  selectors: {
    '&::before': glyph('play', '1.2em'),
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

partStyle(hero, `.${carousel.dot}::before`, {
  background: vars.text.muted,
  boxShadow: `0 0 0 2px ${vars.surface.canvas}`,
});
partStyle(hero, `.${carousel.dot}:is(:hover, [aria-current="true"])::before`, { background: vars.gold.text });

/** Jackpot and announcements, on the page below the picture. */
export const below = templateStyle(stacked(space.sm));
/** A plate with a row of bulbs above and below. */
export const jackpot = templateStyle({
  flexDirection: 'column',
  flexWrap: 'nowrap',
  gap: space.xs,
  minHeight: '76px',
  padding: `${space.md} ${space.sm}`,
  borderWidth: '0',
  borderRadius: vars.radius.md,
  backgroundImage: `radial-gradient(circle, ${vars.jackpot.frame} 1.5px, transparent 2px), radial-gradient(circle, ${vars.jackpot.frame} 1.5px, transparent 2px), ${vars.gradient.jackpot}`,
  backgroundRepeat: 'repeat-x, repeat-x, no-repeat',
  backgroundSize: '12px 10px, 12px 10px, auto',
  backgroundPosition: 'center top, center bottom, center',
  boxShadow: vars.shadow.mid,
  vars: { [jackpotSize]: 'min(5.9vw, 2rem)' },
});
partStyle(jackpot, `.${jackpotLabel}`, typography({ size: 'sm', leading: 'tight' }));
export const marquee = templateStyle({ background: 'transparent', boxShadow: 'none' });
/** Without any picture the page begins below the header. */
export const plain = templateStyle({ paddingBlockStart: space.md });
