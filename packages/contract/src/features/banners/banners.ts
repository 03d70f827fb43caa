import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { BANNER_LINK } from '../../site/ids.ts';
import {
  readOr,
  flag,
  flagOrNull,
  id,
  localizedText,
  orNull,
  siteId,
  textOrEmpty,
  time,
  under,
  wholeOrNull,
  listOfEach,
} from '../../wire/wire.ts';
import { parseJson } from '../../wire/json.ts';

const gameLink = z.object({
  currency: textOrEmpty,
  gt_id: wholeOrNull,
  gp_id: textOrEmpty,
  gp_gt_name: localizedText,
  customized: flag,
});

/** A carousel picture. `url` is the target of its link, `picture_url` the picture itself (HOME-02). */
export const bannerSchema = z.pipe(
  z.object({
    id,
    url: textOrEmpty,
    link_type: readOr(wholeOrNull, (value) => value ?? BANNER_LINK.external, BANNER_LINK.external),
    link_method: wholeOrNull,
    /** An object, or the same as JSON text; null when missing. */
    game_link_parameter: z.pipe(z.transform(parsedJson), orNull(gameLink)),
    title: localizedText,
    picture_url: textOrEmpty,
    /** Accepted instead of picture_url. */
    picture: textOrEmpty,
    /** Accepted instead of picture_url. */
    image: textOrEmpty,
    /** 0 all, 1 desktop, 2 mobile; null when missing, which means all (HOME-12x). */
    display_device: wholeOrNull,
    /** Null when the platform does not say, which means everybody (HOME-11x). */
    display_before_login: flagOrNull,
    display_after_login: flagOrNull,
    /** Words over the picture, which has no text of its own then; '' without (LOOK-02). */
    headline: localizedText,
    line: localizedText,
    /** Text of the call to action; '' leaves it to the site, which names the target. */
    button: localizedText,
    /** The banner is not shown after it; '' without an end. */
    ends_at: time,
  }),
  z.transform(({ picture, image, ...banner }) => ({
    ...banner,
    picture_url: banner.picture_url || picture || image,
  })),
);
/** A carousel picture. */
export type Banner = z.output<typeof bannerSchema>;

function parsedJson(value: unknown): unknown {
  return typeof value === 'string' ? (parseJson(value) ?? null) : value;
}

/** Carousel pictures for a mode. */
export const carouselPicture = defineCall({
  name: 'carouselPicture',
  path: '/arks/web/carousel_picture',
  auth: 'optional',
  request: z.strictObject({ site_id: siteId, use_type: z.literal([0, 1, 2]) }),
  response: under(['web_carousel_picture_list', 'list'], listOfEach(bannerSchema, 'id')),
  summary: 'Carousel pictures; use_type 0 desktop, 1 small, 2 mobile.',
  rows: ['API-26', 'HOME-02', 'HOME-03'],
});
