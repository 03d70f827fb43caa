import * as z from 'zod/mini';
import { OWN_IMAGES } from '../../site/images.ts';
import { key } from './site-config.values.ts';
import { parseUrl } from '../../base/url.ts';

const PARTS = /\{(?:width|form|\+?url)\}/g;

/** The fault of an address pattern of an image service; undefined for a usable one. */
export function imagePatternFault(pattern: string): string | undefined {
  const parts: readonly string[] = pattern.match(PARTS) ?? [];
  if (!parts.includes('{width}')) return 'has no {width}';
  if (parts.filter((part) => part.endsWith('url}')).length !== 1) return 'needs {url} or {+url}, once';
  const filled = pattern.replace(PARTS, '1');
  // A comma at the end of an address ends a candidate of a srcset.
  if (/[{}\s]|,$/.test(filled))
    return 'may have {width}, {form} and {url} or {+url} only, no spaces, and no comma at its end';
  const ofThisSite = /^\/(?![/\\])/.test(filled);
  const url = ofThisSite ? parseUrl(filled, 'https://site.invalid') : parseUrl(filled);
  if (url?.protocol !== 'https:' || url.username !== '') return 'must begin with https:// or be a path of this site';
  // A host with a part of the pattern would be another one for every picture.
  return !ofThisSite && pattern.indexOf('{') < pattern.indexOf('/', 8) ? 'must name one host' : undefined;
}

/** Keys for pictures in the size of their place. */
export const imageKeys = {
  /**
   * How art of games, banners and promotions is asked for in the size and form of its place: `gateway` for the gateway's own
   * route, or the address pattern of an image service. Without it the address is used as it is (IMG-01).
   */
  images: key(
    z.optional(
      z.union([
        z.literal(OWN_IMAGES),
        z.string().check((context) => {
          const message = imagePatternFault(context.value);
          if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
        }),
      ]),
    ),
    "write 'gateway', or a pattern with {width} and {url}, or leave 'images' out",
    'https://img.example.com/w{width}/{url}',
  ),
};
