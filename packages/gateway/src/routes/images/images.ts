import { OWN_IMAGES } from '@housefront/contract/images';
import type { Handler } from 'hono';
import { networkOf } from '../../http/network.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import type { Limit, SharedState } from '../../shared/shared-state.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { hostOf } from '../../sites/site-table.ts';
import type { PlatformPictures } from '../../upstream/platform-pictures.ts';
import { failureReply } from '../../upstream/reply.ts';
import { PictureError } from './picture-error.ts';
import type { PictureMaker } from './picture-maker.ts';
import { readWish } from './picture-target.ts';

/** Dependencies of {@link imagesRoute}. */
export interface ImagesRouteOptions {
  readonly maker: PictureMaker;
  readonly shared: SharedState;
  /** Factor of the limit of new pictures; 0 turns it off. */
  readonly scale: number;
  /** The pictures of a site's platform. */
  readonly pictures: (site: GatewaySite) => PlatformPictures;
}

/** New files for one visitor: a page of 60 tiles needs 60. What is kept already is not counted. */
const NEW_FILES: Limit = { name: 'pictures', points: 600, seconds: 60 };
/** A new picture gets a new address, so copies are kept; a month bounds the mistake of one that does not. */
const FOREVER = 'public, max-age=2592000, immutable';

/**
 * `GET /_images/{width}.{form}?url={original}`: art in the size and form of its place, for sites with `images: 'gateway'`.
 * What only the browser can show is answered with a redirect to its own address (IMG-01).
 */
export function imagesRoute({ maker, shared, scale, pictures }: ImagesRouteOptions): Handler<GatewayEnv> {
  return async (c) => {
    const site = c.get('site');
    if (site.config.images !== OWN_IMAGES) return failureReply(404);
    const client = c.get('client');
    const network = networkOf(client.address);
    const mayMake = async () => {
      const points = Math.round(NEW_FILES.points * scale);
      if (points > 0 && !(await shared.take({ ...NEW_FILES, points }, `${site.id}:${network}`)).allowed)
        throw new PictureError(503, 'too many new pictures for one visitor');
    };
    try {
      const rules = { site, imageHosts: site.config.imageHosts, pictures: pictures(site) };
      const wish = readWish(c.get('url'), rules);
      const picture = await maker.get(wish, rules, {
        network,
        facts: { client, requestId: c.get('requestId'), siteId: site.id, host: hostOf(c.get('origin')) },
        mayMake,
        hasLeft: () => c.env?.outgoing?.destroyed === true,
      });
      if (picture === 'as-is')
        return new Response(null, {
          status: 302,
          headers: { location: wish.source.address, 'cache-control': 'public, max-age=3600' },
        });
      return new Response(new Uint8Array(picture), {
        headers: {
          'content-type': `image/${wish.form}`,
          'content-length': String(picture.length),
          'cache-control': FOREVER,
        },
      });
    } catch (error) {
      c.set('failure', error);
      if (!(error instanceof PictureError)) throw error;
      const { status } = error;
      const headers =
        status === 503
          ? { 'retry-after': '1', 'cache-control': 'no-store' }
          : { 'cache-control': 'public, max-age=60' };
      return new Response(null, { status, headers });
    }
  };
}
