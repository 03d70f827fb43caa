import { addressAt } from '@housefront/contract/pages';

/** The part of a site that a tag names. */
export type CacheTagKind = 'page' | 'hall' | 'language';

/** The facts of a page that its tags name. */
export interface TaggedPage {
  /** Id of the site. */
  readonly site: string;
  /** Absolute address, or path with query. */
  readonly url: string;
  readonly locale: string;
}

const MAX_VALUE = 60;

/**
 * A tag by which copies are purged, such as `site-1001` or `site-1001-hall-8`. Akamai takes 128 characters at most, Cloudflare
 * does not distinguish capitals, and Fastly ends a tag at a space: so tags are short, lower-case, and of `a-z 0-9 . _ -`.
 */
export function cacheTag(site: string, kind?: CacheTagKind, value = ''): string {
  const own = `site-${plain(site)}`;
  return kind === undefined ? own : `${own}-${kind}-${plain(value)}`;
}

/**
 * The tags of a page: its site, its address in the table of pages (`other` for unknown ones), its language, and its hall
 * where it shows one (OPS-06).
 */
export function cacheTags({ site, url, locale }: TaggedPage): readonly string[] {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const page = addressAt(pathname);
  const hall = page === 'gameHall' ? pathname.split('/').filter(Boolean)[1] : searchParams.get('gt_id');
  return [
    cacheTag(site),
    cacheTag(site, 'page', page ?? 'other'),
    cacheTag(site, 'language', locale),
    ...(hall ? [cacheTag(site, 'hall', hall)] : []),
  ];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\w.-]/g, '-')
    .slice(0, MAX_VALUE);
