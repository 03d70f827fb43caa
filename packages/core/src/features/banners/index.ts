import type { Banner } from '@housefront/contract/features/banners';
import { BANNER_USE_TYPE } from '@housefront/contract/ids';
import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { sitePayload } from '../site/index.ts';

export type { Banner } from '@housefront/contract/features/banners';

/** Carousel pictures. */
export interface BannersFeature {
  readonly queries: {
    /** The pictures of the current mode; keyed by it, so that a change of mode fetches anew (HOME-03). */
    readonly list: () => ReturnType<typeof listOptions>;
    /** The small pictures, the same in both modes; for templates that have a place for them (HOME-12x). */
    readonly small: () => ReturnType<typeof listOptions>;
  };
  readonly dispose: () => void;
}

const listOptions = (deps: FeatureDeps, use_type: 0 | 1 | 2) =>
  queryOptions({
    queryKey: ['banners', deps.site.getState().siteId, use_type],
    queryFn: async ({ signal }) => (await import('./banners.api.ts')).fetchBanners(deps, use_type, signal),
  });

/** Leaves out banners that the platform marks for the other login state; a banner without marks is for everybody (HOME-11x). */
export const visibleBanners = (banners: readonly Banner[], member: boolean): Banner[] =>
  banners.filter((banner) => (member ? banner.display_after_login : banner.display_before_login) !== false);

/** Creates the banners feature. */
export const createBanners = (deps: FeatureDeps): BannersFeature => {
  const stop = deps.events.on('banners-changed', () => {
    void deps.queryClient.invalidateQueries({ queryKey: ['banners'] });
  });
  return {
    queries: {
      list: () => listOptions(deps, sitePayload(deps.site.getState()).use_type),
      small: () => listOptions(deps, BANNER_USE_TYPE.small),
    },
    dispose: stop,
  };
};
