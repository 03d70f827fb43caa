import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { rereadShown } from '../../loading/reread.ts';
import { bannerQueries } from './banners.queries.ts';

/** Carousel pictures. */
export interface BannersFeature {
  readonly queries: ReturnType<typeof bannerQueries>;
  readonly dispose: () => void;
}

/** Creates the banners feature; the pictures are loaded again when the platform says that they changed. */
export const createBanners = (deps: FeatureDeps): BannersFeature => {
  const stop = deps.events.on('banners-changed', () => void rereadShown(deps.queryClient, ['banners']));
  return { queries: bannerQueries(deps), dispose: stop };
};
