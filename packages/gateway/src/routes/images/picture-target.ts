import { IMAGE_FORMS, IMAGE_WIDTHS, IMAGES_PATH, type ImageForm } from '@housefront/contract/images';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { raiseListed } from '../../upstream/image-hosts.ts';
import type { PlatformPictures } from '../../upstream/platform-pictures.ts';
import { frameTarget } from '../check-iframe/frame-target.ts';
import { PictureError } from './picture-error.ts';

/** An original. */
export interface PictureSource {
  readonly url: URL;
  /** For a picture of the site's own platform, which may be in a private network: path and query there. */
  readonly own: string | undefined;
  /** The address by which a browser loads it without the gateway's help; letters of other scripts are encoded. */
  readonly address: string;
}

/** A picture that a page asks for. */
export interface PictureWish {
  /** Width of the file in pixels. */
  readonly width: number;
  readonly form: ImageForm;
  readonly source: PictureSource;
}

/** Rules of a site for its pictures. */
export interface PictureRules {
  readonly site: Pick<GatewaySite, 'id' | 'hosts' | 'upstream'>;
  /** The hosts that it lists. */
  readonly imageHosts: readonly string[];
  /** The pictures of its platform. */
  readonly pictures: PlatformPictures;
}

const NAME = /^(\d{1,4})\.([a-z]{3,5})$/;

/**
 * Reads `/_images/{width}.{form}?url={original}`. Other parameters are ignored: networks before the gateway add some.
 * @throws PictureError with 400 for an address that nothing of ours writes, 403 for an original that the site does not list
 */
export function readWish(url: URL, rules: PictureRules): PictureWish {
  const [, digits = '', ending] = NAME.exec(url.pathname.slice(IMAGES_PATH.length)) ?? [];
  const width = IMAGE_WIDTHS.find((one) => String(one) === digits);
  const form = IMAGE_FORMS.find((one) => one === ending);
  if (width === undefined || form === undefined) throw new PictureError(400, 'no such width or form');
  const [address, second] = url.searchParams.getAll('url');
  if (!address || second !== undefined) throw new PictureError(400, 'needs one address');
  const source = address.startsWith('/') ? ownSource(address, rules) : outsideSource(address, rules);
  return { width, form, source };
}

/**
 * The original to which another one redirects: a picture of the platform, or one at a listed host.
 * @throws PictureError with 403
 */
export function redirectedSource(location: string, { url, own }: PictureSource, rules: PictureRules): PictureSource {
  // The forwarder has made a redirect of the platform within itself a path already.
  if (own !== undefined && location.startsWith('/')) return ownSource(location, rules);
  const target = URL.parse(location, url);
  return target?.origin === new URL(rules.site.upstream).origin
    ? ownSource(target.pathname + target.search, rules)
    : outsideSource(location, rules, url);
}

function ownSource(address: string, { site, pictures }: PictureRules): PictureSource {
  const target = pictures(address);
  if (!target) throw new PictureError(403, 'not a picture of the platform');
  const own = target.path + target.search;
  const url = new URL(site.upstream + own);
  return { url, own, address: own + new URL(address, url).hash };
}

/** @param base of a redirect */
function outsideSource(text: string, rules: PictureRules, base?: URL): PictureSource {
  const url = frameTarget(text, base);
  if (typeof url === 'string') throw new PictureError(403, `the address is refused: ${url}`);
  // A platform may write the site's own host before its paths.
  if (rules.site.hosts.includes(url.host)) return ownSource(url.pathname + url.search + url.hash, rules);
  if (!raiseListed(url, rules.imageHosts)) throw new PictureError(403, 'the host is not listed in imageHosts');
  const address = url.href;
  url.hash = '';
  return { url, own: undefined, address };
}
