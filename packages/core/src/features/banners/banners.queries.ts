import { BANNER_USE_TYPE } from '@housefront/contract/ids';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import { sitePayload } from '../site/index.ts';

/** Query options of the banners. */
export const bannerQueries = (deps: FeatureDeps) => {
  const pictures = (useType: 0 | 1 | 2) =>
    query(['banners', deps.site.getState().siteId, useType], async ({ signal }) =>
      (await import('./banners.api.ts')).fetchBanners(deps, useType, signal),
    );
  return {
    /** The pictures of the current mode, which is part of the key: a change of mode fetches them again (HOME-03). */
    list: () => pictures(sitePayload(deps.site.getState()).useType),
    /** The small pictures, the same in both modes; for templates that have a place for them (HOME-12x). */
    small: () => pictures(BANNER_USE_TYPE.small),
  };
};
