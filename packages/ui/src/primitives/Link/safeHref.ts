import { parseUrl } from '../../foundations/parseUrl.ts';

/** Placeholder for this site's origin while parsing; no real host can have this name. */
const here = 'https://this.invalid';

/** Allowed schemes of links in texts. Others run, load or disguise content (ERR-11). */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Normalises a link from data: a path of this site, or an http(s), mail or phone address. Null if it is anything else, has no
 * target, or contains a password (ERR-11).
 */
export function safeHref(href: string): string | null {
  // Fragments have no target: texts from data have no ids.
  if (/^[\s\p{Cc}]*(?:#|$)/u.test(href)) return null;
  const url = parseUrl(href, `${here}/`);
  if (!url || !schemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.origin !== here) return url.href;
  // A path may look like a protocol-relative URL.
  return url.href.slice(here.length).replace(/^\/{2,}/, '/');
}
