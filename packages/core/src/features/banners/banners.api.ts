import { carouselPicture, type Banner } from '@housefront/contract/features/banners';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap } from '../../adapters/call-types.ts';
import { sitePayload } from '../site/index.ts';

/** Carousel pictures of one use (API-26, HOME-03, HOME-12x). */
export const fetchBanners = async (
  { calls, site }: FeatureDeps,
  use_type: 0 | 1 | 2,
  signal: AbortSignal,
): Promise<Banner[]> => {
  const { site_id } = sitePayload(site.getState());
  return unwrap(await calls.send(carouselPicture, { site_id, use_type }, { signal, silent: true }));
};
