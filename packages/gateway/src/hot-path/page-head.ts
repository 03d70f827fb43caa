import type { Coding } from '../http/accept-encoding.ts';
import type { SitePolicies } from '../middleware/security-headers/content-security-policy.ts';
import { HSTS, INVARIABLE, OWN_PAGES_ONLY } from '../middleware/security-headers/securityHeaders.ts';
import { VARY } from '../routes/page/page.ts';
import type { RenderedPage } from '../render/render-page.ts';
import type { GatewaySite } from '../types.ts';

/** What the head of a page's answer is made of. */
export interface PageHeadParts {
  readonly site: GatewaySite;
  readonly page: RenderedPage;
  readonly nonce: string;
  readonly id: string;
  readonly length: number;
  readonly secure: boolean;
  readonly coding: Coding | undefined;
}

/** The head of a page's answer as names and values in turns, as `writeHead` takes it. */
export type HeadOfPage = (parts: PageHeadParts) => string[];

const MARK = '\u0000';

/** Makes heads that are equal to those of the app; of each page what stays the same is put together once. */
export function createPageHead(policies: (site: GatewaySite) => SitePolicies): HeadOfPage {
  const fixed = new WeakMap<object, readonly string[]>();
  const split = new Map<GatewaySite, readonly string[]>();

  return ({ site, page, nonce, id, length, secure, coding }) => {
    let policy = split.get(site);
    if (!policy) split.set(site, (policy = policies(site).page(MARK).split(MARK)));
    let common = fixed.get(page);
    if (!common) {
      common = [
        ...page.headers.flat(),
        'content-type',
        'text/html; charset=utf-8',
        'cache-control',
        page.keep ? 'private, no-cache' : 'private, no-store',
        'vary',
        VARY,
        'accept-ch',
        'Sec-CH-UA-Mobile',
        ...(page.headers.some(([name]) => name === 'referrer-policy')
          ? []
          : ['referrer-policy', 'strict-origin-when-cross-origin']),
        ...(page.headers.some(([name]) => name === OWN_PAGES_ONLY[0]) ? [] : OWN_PAGES_ONLY),
        ...INVARIABLE.flat(),
      ];
      fixed.set(page, common);
    }
    const head = [
      ...common,
      'content-security-policy',
      policy.join(nonce),
      'x-request-id',
      id,
      'content-length',
      String(length),
    ];
    if (coding) head.push('content-encoding', coding);
    if (page.link !== undefined) head.push('link', page.link.replaceAll(page.standIn, nonce));
    if (secure) head.push('strict-transport-security', HSTS);
    return head;
  };
}
