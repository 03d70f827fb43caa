import { bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { media } from '../../../foundations/breakpoints.ts';
import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

/** Shape of the pictures that the platform keeps for phones. */
export const hero = h5Style({
  vars: { [bannerRatio]: '25 / 12' },
  '@media': { [media.tablet]: { vars: { [bannerRatio]: '3 / 1' } } },
});

/** Twelve digits on one line down to the narrowest phone. */
export const jackpot = h5Style({
  minHeight: '88px',
  alignContent: 'center',
  paddingInline: space.sm,
  boxShadow: `${vars.shadow.mid}, ${vars.shadow.bevel}`,
  vars: { [jackpotSize]: 'min(5.9vw, 2.2rem)' },
});

export const halls = h5Style({ marginBlockStart: `calc(${space.sm} * -1)` });
/** Keeps room for a row and a half, so that a hall without games does not pull up what follows. */
export const panel = h5Style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
  minHeight: '232px',
});

/** The greeting of guests. */
export const welcome = h5Style({
  display: 'grid',
  gap: space.lg,
  padding: `${space.xl} ${space.lg} ${space.lg}`,
  borderRadius: vars.radius.xl,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: `${vars.shadow.low}, inset 0 0 0 1px ${vars.border.subtle}`,
});
export const welcomeWords = h5Style({ display: 'grid', gap: space.xs });
/** On the hero's ground, whatever the theme's surfaces are. */
export const welcomeLogin = h5Style({ borderColor: 'currentColor', background: 'transparent', color: vars.text.hero });
export const welcomeActions = h5Style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
  gap: space.sm,
});
export const welcomeTitle = h5Style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.snug,
});
