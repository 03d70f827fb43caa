import { carouselPicture } from '@housefront/contract/features/banners';
import { defineHandler } from '../../answers/defineHandler.ts';
import type { Overrides } from '../../http/overrides.ts';
import { pictureUrl } from '../../answers/services.ts';

/** Carousel pictures, in order, in the size of the requested use. */
export const carouselPictureHandler = defineHandler(carouselPicture, ({ request, world, services, locale, ok }) =>
  ok({
    web_carousel_picture_list: inOrder(
      world.seed.banners.toSorted((a, b) => a.sort - b.sort),
      services.overrides.banners,
    ).map((banner) => ({
      id: banner.id,
      // Links to the sandbox itself, because there is no other site.
      url: banner.linkType === 0 && banner.url !== '' ? services.addresses.providerUrl() + banner.url : banner.url,
      link_type: banner.linkType,
      link_method: banner.linkMethod,
      game_link_parameter: banner.gameLink
        ? {
            currency: banner.gameLink.currency,
            gt_id: banner.gameLink.gtId,
            gp_id: banner.gameLink.gpId,
            gp_gt_name: banner.gameLink.gpGtName,
            customized: banner.gameLink.customized,
          }
        : undefined,
      title: banner.alt[locale],
      headline: banner.headline?.[locale],
      line: banner.line?.[locale],
      button: banner.button?.[locale],
      ends_at: banner.days === null ? undefined : lastSecond(world.clock.now(), banner.days),
      picture_url: pictureUrl(services, banner.art[request.use_type]),
    })),
  }),
);

const DAY = 24 * 3_600_000;

/** The end of a day so many days from now, in UTC. */
const lastSecond = (now: number, days: number): string =>
  `${new Date(now + days * DAY).toISOString().slice(0, 10)}T23:59:59Z`;

function inOrder<Banner>(banners: readonly Banner[], order: Overrides['banners']): readonly Banner[] {
  switch (order) {
    case 'all':
      return banners;
    case 'reversed':
      return banners.toReversed();
    case 'first':
      return banners.slice(0, 1);
    case 'none':
    default:
      return [];
  }
}
