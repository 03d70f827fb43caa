import type { Banner } from '@housefront/contract/features/banners';
import { BANNER_LINK } from '@housefront/contract/ids';
import { findHall, findProvider, type Hall } from '@housefront/core/features/catalogue';
import { webAddress } from '@housefront/core/platform';
import type { Destination } from '@housefront/ui/slots';
import { paths } from '../../routes/paths.ts';

/** What a banner's target depends on. */
export interface BannerContext {
  /** The whole site is a demo: banners are pictures (HOME-08). */
  readonly demoMode: boolean;
  readonly currency: string;
  readonly halls: readonly Hall[];
}

const isOwnPath = (url: string) => url.startsWith('/') && !url.startsWith('//') && !url.includes('\\');

/** Hall or list of a game link; nothing when its currency is another one or the current list does not have it (HOME-06, HOME-09, HOME-10x). */
function gameLink({ game_link_parameter: link }: Banner, { currency, halls }: BannerContext): Destination {
  if (!link || link.gt_id === null || link.currency !== currency) return {};
  if (!findHall(halls, link.gt_id)) return {};
  if (link.gp_id === '') return { href: paths.gameHall(link.gt_id) };
  const provider = findProvider(halls, { gtId: link.gt_id, gpId: link.gp_id });
  if (!provider) return {};
  return { href: paths.slotGame({ gtId: link.gt_id, gpId: provider.id, house: String(provider.house) }) };
}

/** Where a banner leads (HOME-04 to HOME-10x). Addresses that are neither this site's nor http(s) lead nowhere. */
export function bannerDestination(banner: Banner, context: BannerContext): Destination {
  if (context.demoMode || banner.url === '') return {};
  switch (banner.link_type) {
    case BANNER_LINK.game:
      return gameLink(banner, context);
    case BANNER_LINK.internal:
      return isOwnPath(banner.url) ? { href: banner.url } : {};
    default: {
      const address = webAddress(banner.url);
      return address === null ? {} : { href: address };
    }
  }
}
