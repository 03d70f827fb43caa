import { media, partStyle, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import { bannerRadius, bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize, label } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { toggle } from '../../../patterns/Marquee/Marquee.css.ts';

/** The hero of a phone: carousel and jackpot on one plate, together 150 px high unless words need more (LOOK-01). */
export const hero = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.mid,
});
/** As high as is left beside the jackpot, whatever the shape of the pictures. */
export const banners = templateStyle({
  minHeight: '118px',
  vars: { [bannerRatio]: 'auto', [bannerRadius]: '0' },
  '@media': { [media.tablet]: { minHeight: '200px' } },
});
/** The lower edge of the plate: one line for twelve digits on the narrowest phone. */
export const jackpot = templateStyle({
  gap: `0 ${space.md}`,
  minHeight: '32px',
  padding: `${space.hair} ${space.md}`,
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
  vars: { [jackpotSize]: 'min(4vw, 1.125rem)' },
});
partStyle(jackpot, `.${label}`, typography({ size: 'sm', weight: 'bold' }));

/** Announcements as a slim line without a plate. */
export const news = templateStyle({
  height: '36px',
  paddingInlineStart: 0,
  background: 'transparent',
  boxShadow: 'none',
});
partStyle(news, `.${toggle}`, { width: '36px', height: '36px' });
/** Hero and announcements. */
export const lead = templateStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs });
