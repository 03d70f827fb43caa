import { bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { media, partStyle, space, stacked, templateStyle, vars } from '../../../foundations/styles.ts';
import { actions } from '../../../patterns/GuestWelcome/GuestWelcome.css.ts';

/** Aspect ratio of the platform's pictures for phones. */
export const hero = templateStyle({
  vars: { [bannerRatio]: '25 / 12' },
  '@media': { [media.tablet]: { vars: { [bannerRatio]: '3 / 1' } } },
});

/** Fits twelve digits on one line on the narrowest phone. */
export const jackpot = templateStyle({
  minHeight: '88px',
  alignContent: 'center',
  paddingInline: space.sm,
  boxShadow: `${vars.shadow.mid}, ${vars.shadow.bevel}`,
  vars: { [jackpotSize]: 'min(5.9vw, 2.2rem)' },
});

export const halls = templateStyle({ marginBlockStart: `calc(${space.sm} * -1)` });
/** At least one and a half rows, so that a hall without games does not move the content below. */
export const panel = templateStyle({
  ...stacked(space.md),
  alignContent: 'start',
  minHeight: '232px',
});

/** The greeting of guests. */
export const welcome = templateStyle({
  display: 'grid',
  padding: `${space.xl} ${space.lg} ${space.lg}`,
  borderRadius: vars.radius.xl,
});
partStyle(welcome, `.${actions}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
});
