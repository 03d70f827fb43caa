import { createGlobalVar, createVar, fallbackVar } from '@vanilla-extract/css';
import {
  componentVars,
  media,
  partStyle,
  space,
  stacked,
  templateStyle,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import * as carousel from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize, label as jackpotLabel } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { behind as blurred } from '../../../patterns/Picture/Picture.css.ts';
import { headerBottom } from '../../_h5/parts/bars.ts';

/** Shelves show fewer and larger posters than lists. */
export const shelves = templateStyle({
  paddingBlockStart: space.xs,
  vars: { [componentVars.tile.columns]: '2.7', [componentVars.page.sectionGap]: space.lg },
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
/** Height of the jackpot, on the page below the picture. */
const foot = '48px';

/** The first half of the screen, from below the status bar to the announcements. */
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
  minHeight: `calc(50 * ${unit} - ${foot})`,
  background: 'none',
  vars: { [carousel.bannerRatio]: 'auto', [carousel.bannerRadius]: '0', [carousel.bannerCall]: '44px' },
  selectors: {
    '&[data-state="loading"]': { maskImage: 'linear-gradient(to bottom, black 62%, transparent)' },
  },
});
/** For art of games, whose motif is in the middle. */
export const square = templateStyle({ vars: { [focus]: '50%', [width]: '100%' } });

const behindWords = {
  zIndex: zIndex.behind,
  height: `calc(100% - ${space.huge})`,
  maskImage: 'linear-gradient(to bottom, black 52%, rgb(0 0 0 / 0.5) 76%, transparent)',
} as const;
partStyle(hero, `.${carousel.slide} .${carousel.image}`, {
  ...behindWords,
  insetInline: 'auto 0',
  width: fallbackVar(width, '200%'),
  maxWidth: 'none',
  aspectRatio: 'auto',
  objectPosition: `${fallbackVar(focus, '73%')} 40%`,
});
partStyle(hero, `.${blurred}`, behindWords);

/** Words on the page that the picture fades into, above the dots. */
partStyle(hero, `.${carousel.words}`, {
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  padding: `${headerBottom} ${componentVars.page.gutter} ${space.xxl}`,
  background: 'none',
  color: vars.text.primary,
  textAlign: 'center',
  textShadow: `0 0 12px ${vars.surface.canvas}, 0 0 3px ${vars.surface.canvas}`,
});
partStyle(hero, `.${carousel.words} > strong`, { fontSize: 'clamp(1.375rem, 6.4vw, 2.25rem)' });
partStyle(hero, `.${carousel.words} > small`, { justifyContent: 'center' });
partStyle(hero, `.${carousel.words} b`, { paddingInline: space.xl, textShadow: 'none' });
partStyle(hero, `.${carousel.dots}`, { insetInline: 0, justifyContent: 'center' });

partStyle(hero, `.${carousel.dot}::before`, {
  background: vars.text.muted,
  boxShadow: `0 0 0 2px ${vars.surface.canvas}`,
});
partStyle(hero, `.${carousel.dot}:is(:hover, [aria-current="true"])::before`, { background: vars.gold.text });

/** Jackpot and announcements, on the page below the picture. */
export const below = templateStyle(stacked(space.xxs));
/** A plate with a row of bulbs above and below. */
export const jackpot = templateStyle({
  gap: `0 ${space.md}`,
  minHeight: foot,
  padding: `${space.sm} ${space.sm}`,
  borderWidth: '0',
  borderRadius: vars.radius.md,
  backgroundImage: `radial-gradient(circle, ${vars.jackpot.frame} 1.5px, transparent 2px), radial-gradient(circle, ${vars.jackpot.frame} 1.5px, transparent 2px), ${vars.gradient.jackpot}`,
  backgroundRepeat: 'repeat-x, repeat-x, no-repeat',
  backgroundSize: '12px 10px, 12px 10px, auto',
  backgroundPosition: 'center top, center bottom, center',
  boxShadow: vars.shadow.mid,
  vars: { [jackpotSize]: 'min(4vw, 1.25rem)' },
});
partStyle(jackpot, `.${jackpotLabel}`, typography({ size: 'sm', leading: 'tight' }));
/** Without any picture the page begins below the header. */
export const plain = templateStyle({ paddingBlockStart: space.md });
