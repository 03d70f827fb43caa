import { parseUrl } from '../../foundations/parseUrl.ts';

/** Stands for this site's own origin while an address is read; no real host can have the name. */
const here = 'https://this.invalid';

/** Schemes that a link in a text may have. Everything else runs, loads or hides something (ERR-11). */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address of a link that comes from data, in the form in which a browser follows it: a path of this site, or an http(s),
 * mail or phone address. Null when it is anything else, has no target of its own, or carries a password (ERR-11, HOME-31x).
 */
export function safeHref(href: string): string | null {
  // Fragments lead nowhere: texts from data have no ids.
  if (/^[\s\p{Cc}]*(?:#|$)/u.test(href)) return null;
  const url = parseUrl(href, `${here}/`);
  if (!url || !schemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.origin !== here) return url.href;
  // A path may still begin like an address of another host.
  return url.href.slice(here.length).replace(/^\/{2,}/, '/');
}
