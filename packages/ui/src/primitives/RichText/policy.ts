import { parseUrl } from '../../foundations/parseUrl.ts';
import { safeHref } from '../Link/safeHref.ts';

/** Elements that a text from data may have; all others go, their words stay (HOME-31x). */
export const richTextTags: readonly string[] = (
  'h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code ul ol li dl dt dd a img figure figcaption ' +
  'table caption thead tbody tfoot tr th td b strong i em u s del ins mark small sub sup abbr bdi q time'
).split(' ');

/** Attributes that a text from data may have. No id, name or class: nothing may answer to a name of the page. */
export const richTextAttributes: readonly string[] =
  'href src alt title width height colspan rowspan start dir lang align'.split(' ');

/** How an element's text is placed. */
export type RichTextAlign = 'center' | 'end' | 'justify';

const alignments: ReadonlyMap<string, RichTextAlign> = new Map([
  ['center', 'center'],
  ['right', 'end'],
  ['end', 'end'],
  ['justify', 'justify'],
]);

/** The one thing that is kept of a text's own style, under a name of ours. */
export const alignmentOf = (value: string): RichTextAlign | undefined => alignments.get(value.trim().toLowerCase());

/** A site's own judgement of an address: the address to go to, or null. */
export type GuardHref = (href: string) => string | null;

/** Attributes of a link, or null when it leads nowhere safe. Mail and phone addresses are no navigation and not asked about. */
export function linkAttributes(href: string, guard?: GuardHref): Readonly<Record<string, string>> | null {
  const form = safeHref(href);
  const safe = form !== null && guard && /^(?:\/|http)/.test(form) ? guard(form) : form;
  if (safe === null) return null;
  const elsewhere = safe.startsWith('http');
  return { href: safe, ...(elsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' }) };
}

const inlinePicture = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=]+$/;

/** Whether an address of a picture belongs to one of the sources, each a host, `*.host` or origin as in a content security policy. */
function isAmong(url: URL, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [, scheme, host = ''] = /^(?:(https?):\/\/)?([^/]+)/.exec(source) ?? [];
    if (scheme ? url.protocol !== `${scheme}:` : url.protocol !== 'https:') return false;
    return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
  });
}

/**
 * Address of a picture that may load: one of this site, one of the sources that the site allows, or one that stands in the
 * text itself. Null for all others, so that a text cannot tell a stranger who reads it.
 */
export function pictureAddress(src: string, sources: readonly string[]): string | null {
  const text = src.trim();
  if (inlinePicture.test(text)) return text;
  const safe = safeHref(text);
  if (safe === null || safe.startsWith('/')) return safe;
  const url = parseUrl(safe);
  return url && isAmong(url, sources) ? url.href : null;
}

/** A size in pixels that a picture may reserve; undefined for anything else. */
export const pictureSize = (value: string): string | undefined => /^\d{1,4}$/.exec(value.trim())?.[0];
