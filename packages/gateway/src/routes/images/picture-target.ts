import { IMAGE_FORMS, IMAGE_WIDTHS, IMAGES_PATH, type ImageForm } from '@housefront/contract/images';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { readTarget } from '../../upstream/platform-paths.ts';
import { frameTarget } from '../check-iframe/frame-target.ts';
import { PictureError } from './picture-error.ts';

/** An original. */
export interface PictureSource {
  readonly url: URL;
  /** A picture of the site's own platform, which may be in a private network. */
  readonly own: boolean;
  /** The address by which a browser loads it without the gateway's help. */
  readonly address: string;
}

/** A picture that a page asks for. */
export interface PictureWish {
  /** Width of the file in pixels. */
  readonly width: number;
  readonly form: ImageForm;
  readonly source: PictureSource;
}

const NAME = /^(\d{1,4})\.([a-z]{3,5})$/;
const ENTRY = /^(?:(https?):\/\/)?(\*\.)?([\w.-]+)(?::(\d{1,5}))?(\/[\w./-]*)?$/;

/**
 * Reads `/_images/{width}.{form}?url={original}`.
 * @param paths the paths of the platform that visitors of the site may request
 * @throws PictureError with 400 for an address that nothing of ours writes, 403 for an original that the site does not list
 */
export function readWish(url: URL, site: GatewaySite, paths: (path: string) => boolean): PictureWish {
  const [, digits = '', ending] = NAME.exec(url.pathname.slice(IMAGES_PATH.length)) ?? [];
  const width = IMAGE_WIDTHS.find((one) => String(one) === digits);
  const form = IMAGE_FORMS.find((one) => one === ending);
  if (width === undefined || form === undefined) throw new PictureError(400, 'no such width or form');
  // A second parameter would make a new address for the same file, again and again.
  const address = url.searchParams.get('url');
  if (address === null || url.searchParams.size !== 1) throw new PictureError(400, 'needs one address');
  return { width, form, source: readSource(address, site, paths) };
}

function readSource(address: string, site: GatewaySite, paths: (path: string) => boolean): PictureSource {
  if (address.startsWith('/')) {
    const target = readTarget(address);
    if (!target || !paths(target.path)) throw new PictureError(403, 'not a path of the platform');
    return { url: new URL(site.upstream + target.path + target.search), own: true, address };
  }
  return { url: listedUrl(address, site.config.imageHosts), own: false, address };
}

/**
 * An address at one of the hosts that a site lists. Over http if the entry does not say https: the visitor's browser gets it by
 * the gateway's own connection (IMG-02).
 * @param base of a redirect
 * @throws PictureError with 403
 */
export function listedUrl(text: string, hosts: readonly string[], base?: URL): URL {
  const url = frameTarget(text, base);
  if (typeof url === 'string') throw new PictureError(403, `the address is refused: ${url}`);
  const entry = hosts.map((host) => ENTRY.exec(host)).find((parts) => parts !== null && isAt(url, parts));
  if (!entry) throw new PictureError(403, 'the host is not listed in imageHosts');
  if (entry[1] === 'https') url.protocol = 'https:';
  url.hash = '';
  return url;
}

function isAt(url: URL, [, , wildcard, host = '', port = '', path = '']: RegExpExecArray): boolean {
  const name = host.toLowerCase();
  const named = wildcard === undefined ? url.hostname === name : url.hostname.endsWith(`.${name}`);
  const placed = path.endsWith('/') || path === '' ? url.pathname.startsWith(path) : url.pathname === path;
  const isUsual = (value: string) => value === '' || value === '80' || value === '443';
  return named && placed && (url.port === port || (isUsual(url.port) && isUsual(port)));
}
