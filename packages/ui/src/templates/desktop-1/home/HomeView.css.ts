import { bannerDotsInset, bannerRadius, bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { space, templateStyle, vars, zIndex } from '../../../foundations/styles.ts';

const overlap = '52px';

/** Full width; its lower edge is below the plate. */
export const hero = templateStyle({
  maxHeight: '560px',
  width: '100%',
  vars: { [bannerRatio]: '3 / 1', [bannerRadius]: '0', [bannerDotsInset]: overlap },
});

/** The jackpot and the announcements on one raised plate, half on the hero, half on the page. */
export const plate = templateStyle({
  position: 'relative',
  zIndex: zIndex.raised,
  marginBlockStart: space.xl,
  borderRadius: vars.radius.xl,
  background: vars.surface.raised,
  boxShadow: vars.shadow.high,
  selectors: { [`${hero} + &`]: { marginBlockStart: `calc(${overlap} * -1)` } },
});

const ornament = { content: '""', flex: '1 1 0', maxWidth: '220px', height: '1px' } as const;

export const jackpot = templateStyle({
  minHeight: '104px',
  borderRadius: vars.radius.xl,
  // The shadow is that of the plate: a second one below it would cost the first paint as much and not be visible.
  boxShadow: vars.shadow.bevel,
  vars: { [jackpotSize]: vars.size.display },
  selectors: {
    '&::before': { ...ornament, background: `linear-gradient(to right, transparent, ${vars.jackpot.frame})` },
    '&::after': { ...ornament, background: `linear-gradient(to left, transparent, ${vars.jackpot.frame})` },
  },
});

export const marquee = templateStyle({
  background: 'transparent',
  boxShadow: 'none',
  borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
});
