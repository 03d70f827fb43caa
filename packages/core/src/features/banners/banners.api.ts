import { carouselPicture, type Banner } from '@housefront/contract/features/banners';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap } from '../../platform/call-types.ts';
import { sitePayload } from '../site/index.ts';

/** Carousel pictures of the current mode (API-26, HOME-03). */
export const fetchBanners = async ({ calls, site }: FeatureDeps, signal: AbortSignal): Promise<Banner[]> => {
  const { site_id, use_type } = sitePayload(site.getState());
  return unwrap(await calls.send(carouselPicture, { site_id, use_type }, { signal, silent: true }));
};
