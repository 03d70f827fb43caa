import { hairline, media, raised, space, templateStyle, touch, typography, vars } from '../../../foundations/styles.ts';
import { bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';

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

export const board = templateStyle({
  ...raised,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.xxs,
  padding: space.sm,
  borderRadius: vars.radius.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
export const entry = templateStyle({
  display: 'grid',
  gridTemplateRows: '52px 1fr',
  justifyItems: 'center',
  gap: space.xs,
  minHeight: '96px',
  padding: `${space.sm} ${space.hair} ${space.xxs}`,
  borderRadius: vars.radius.lg,
  ...typography({ color: 'primary', weight: 'medium', leading: 'tight' }),
  fontSize: `clamp(11px, 3.5vw, ${vars.size.sm})`,
  textAlign: 'center',
  selectors: {
    ':lang(de) &': { fontSize: `clamp(10px, 3.1vw, ${vars.size.sm})` },
    ':lang(ta) &': { fontSize: `clamp(10px, 2.9vw, ${vars.size.sm})` },
    '&:active': { background: vars.surface.tileHover },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { background: vars.surface.tileHover } } } },
});
export const icon = templateStyle({ width: '52px', height: '52px', objectFit: 'contain' });
export const label = templateStyle({ maxWidth: '100%', overflowWrap: 'normal' });
