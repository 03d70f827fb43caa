import * as wire from '@housefront/contract/features/banners';
import { BANNER_LINK, BANNER_NEW_WINDOW } from '@housefront/contract/ids';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import { sitePayload } from '../site/index.ts';
import type { Banner } from './banners.types.ts';
import { plainTexts } from '../../i18n/plain-text.ts';
import { readServerTime } from '../../i18n/server-time.ts';

const LINK_KIND: Readonly<Record<number, Banner['linkKind']>> = {
  [BANNER_LINK.internal]: 'internal',
  [BANNER_LINK.game]: 'game',
};

/** A banner in domain names; a link type that is unknown counts as external. */
export const toBanner = (banner: wire.Banner): Banner => {
  const link = banner.game_link_parameter;
  const ends = readServerTime(banner.ends_at);
  return {
    id: banner.id,
    title: plainTexts(banner.title),
    picture: banner.picture_url,
    url: banner.url,
    linkKind: LINK_KIND[banner.link_type] ?? 'external',
    newWindow: banner.link_method === BANNER_NEW_WINDOW,
    gameLink: link && {
      currency: link.currency,
      hallId: link.gt_id,
      gpId: link.gp_id,
      providerName: plainTexts(link.gp_gt_name),
    },
    device: banner.display_device,
    // A banner that the platform marks for no login state is for everybody (HOME-11x).
    shownToGuests: banner.display_before_login !== false,
    shownToMembers: banner.display_after_login !== false,
    headline: plainTexts(banner.headline),
    line: plainTexts(banner.line),
    button: plainTexts(banner.button),
    endsAt: ends.kind === 'known' ? ends.at : null,
  };
};

/** Carousel pictures of one use (HOME-12x). */
export const fetchBanners = async (
  { calls, site }: FeatureDeps,
  useType: 0 | 1 | 2,
  signal: AbortSignal,
): Promise<Banner[]> => {
  const { siteId: site_id } = sitePayload(site.getState());
  return unwrap(await calls.send(wire.carouselPicture, { site_id, use_type: useType }, { signal, silent: true })).map(
    toBanner,
  );
};
