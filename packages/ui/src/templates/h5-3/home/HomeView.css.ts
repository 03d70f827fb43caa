import { media } from '../../../foundations/breakpoints.ts';
import { componentVars } from '../../../foundations/component-vars.css.ts';
import { partStyle } from '../../../foundations/partStyle.ts';
import { typography } from '../../../foundations/rules.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { bannerRadius, bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize, label } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The jackpot is the lower half of the header: in the same width, with the rounded end of the header. */
export const jackpot = templateStyle({
  gap: `${space.xxs} ${space.lg}`,
  padding: `${space.sm} ${space.md} ${space.md}`,
  minHeight: '76px',
  alignContent: 'center',
  border: 0,
  borderRadius: '0 0 28px 28px',
  boxShadow: vars.shadow.mid,
  vars: { [jackpotSize]: 'min(5.6vw, 1.9rem)' },
});
partStyle(jackpot, `.${label}`, typography({ size: 'sm', weight: 'bold' }));

export const hero = templateStyle({
  vars: { [bannerRatio]: '25 / 12', [bannerRadius]: '24px' },
  '@media': { [media.tablet]: { vars: { [bannerRatio]: '3 / 1' } } },
});

/** Carousel and announcements. */
export const lead = templateStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

/** The header ends with the jackpot, so the page begins closer to it. */
export const stack = templateStyle({ selectors: { '&&': { paddingBlockStart: componentVars.page.gutter } } });
