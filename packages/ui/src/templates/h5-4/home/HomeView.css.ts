import { componentVars, media, partStyle, space, stacked, templateStyle, vars } from '../../../foundations/styles.ts';
import * as carousel from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { bubblesIn } from '../parts/bubbles.ts';

/** The halls as round bubbles; a hall with new games has a bright ring and a label. */
export const bubbles = templateStyle({ gap: space.xs });
bubblesIn(bubbles);

const peek = '36px';

/** The next banner is partly visible at the edge of the screen. */
export const hero = templateStyle({
  height: `calc((min(100vw, ${componentVars.page.width}) - ${componentVars.page.gutter} - ${peek}) * 0.48)`,
  maxHeight: '240px',
  marginInlineEnd: `calc(${componentVars.page.gutter} * -1)`,
  background: 'none',
  vars: { [carousel.bannerRatio]: 'auto', [carousel.bannerRadius]: '0', [carousel.bannerPeek]: peek },
  selectors: {
    '&[data-state="loading"]': { marginInlineEnd: 0, vars: { [carousel.bannerRadius]: vars.radius.xl } },
  },
  '@media': { [media.tablet]: { vars: { [carousel.bannerPeek]: '34%' } } },
});
partStyle(hero, `.${carousel.slide} > *`, {
  width: `calc(100% - ${space.sm})`,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.gradient.hero,
});
partStyle(hero, `.${carousel.dots}`, { insetInlineEnd: `calc(${carousel.bannerPeek} + ${space.sm})` });

export const jackpot = templateStyle({
  minHeight: '64px',
  paddingInline: space.sm,
  boxShadow: `${vars.shadow.low}, ${vars.shadow.bevel}`,
  vars: { [jackpotSize]: 'min(5.9vw, 2rem)' },
});
/** Keeps its height while a hall has no content. */
export const panel = templateStyle({
  ...stacked(space.md),
  alignContent: 'start',
  minHeight: '60vh',
});
