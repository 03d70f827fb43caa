import type { Rhythm } from '@housefront/contract/site-config';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** How often the promotions of this visitor may open by themselves. */
export const promotionRhythm = ({ config, site }: Pick<FeatureDeps, 'config' | 'site'>): Rhythm => {
  const { guestPromotions, memberPromotions } = config.interruptions;
  return site.getState().memberId === null ? guestPromotions : memberPromotions;
};
