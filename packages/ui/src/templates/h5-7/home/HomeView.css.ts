import { media } from '../../../foundations/breakpoints.ts';
import { hairline } from '../../../foundations/rules.ts';
import { space, touch } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Begins at the end of the header's card. */
export const home = templateStyle({ paddingBlockStart: 0 });

/** The lower edge of the card, whose height is reserved while there are no announcements. */
export const foot = templateStyle({
  minHeight: touch.min,
  borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
  background: vars.surface.raised,
  boxShadow: `${vars.shadow.mid}, ${hairline(vars.jackpot.frame)}`,
  selectors: { '&[data-bare]': { minHeight: space.lg } },
});
export const marquee = templateStyle({ background: 'transparent', boxShadow: 'none' });

/** One line, because the card above is the main content. */
export const jackpot = templateStyle({
  minHeight: '64px',
  alignContent: 'center',
  padding: `${space.sm} ${space.sm}`,
  boxShadow: vars.shadow.low,
  vars: { [jackpotSize]: 'min(4.7vw, 1.8rem)' },
});
export const banners = templateStyle({
  vars: { [bannerRatio]: '3 / 1' },
  '@media': { [media.tablet]: { vars: { [bannerRatio]: '4 / 1' } } },
});
