import {
  bannerDotsInset,
  bannerInset,
  bannerRadius,
  bannerRatio,
  image,
  slide,
  words,
} from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { componentVars, partStyle, space, templateStyle, vars, zIndex } from '../../../foundations/styles.ts';

const overlap = '32px';

/** Full width and low, with words in the column of the page; its lower edge is below the plate. */
export const hero = templateStyle({
  minHeight: '248px',
  width: '100%',
  vars: {
    [bannerRatio]: 'auto',
    [bannerRadius]: '0',
    [bannerDotsInset]: overlap,
    [bannerInset]: `max(${componentVars.page.gutter}, (100vw - ${componentVars.page.width}) / 2)`,
  },
});
partStyle(hero, `.${words}`, { paddingBlockEnd: overlap });
// A banner without words may have text in its picture: it keeps its shape, in the middle of the area.
partStyle(hero, `.${slide}:not([data-words]) .${image}`, {
  width: 'auto',
  maxWidth: '100%',
  aspectRatio: '3 / 1',
  marginInline: 'auto',
  maskImage: 'linear-gradient(to right, transparent, black 12%, black 88%, transparent)',
});

/** The jackpot and the announcements in one line on a raised plate, half on the hero, half on the page. */
export const plate = templateStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  zIndex: zIndex.raised,
  marginBlockStart: space.xl,
  borderRadius: vars.radius.xl,
  background: vars.surface.raised,
  boxShadow: vars.shadow.high,
  selectors: { [`${hero} + &`]: { marginBlockStart: `calc(${overlap} * -1)` } },
});

export const jackpot = templateStyle({
  minHeight: '64px',
  borderRadius: vars.radius.xl,
  // The shadow is that of the plate: a second one below it would cost the first paint as much and not be visible.
  boxShadow: vars.shadow.bevel,
  vars: { [jackpotSize]: vars.size.xl },
});

export const marquee = templateStyle({
  background: 'transparent',
  boxShadow: 'none',
  borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
});
