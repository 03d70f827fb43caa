import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import type { Coding } from '../http/accept-encoding.ts';
import type { SitePolicies } from '../middleware/security-headers/content-security-policy.ts';
import { HSTS, INVARIABLE, OWN_PAGES_ONLY } from '../middleware/security-headers/securityHeaders.ts';
import { pageControl, VARY } from '../routes/page/page.ts';
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

/** Makes heads of pages' answers. */
export interface PageHead {
  /** Names and values in turns, as `writeHead` takes them. */
  turns(parts: PageHeadParts): string[];
  /**
   * The same as the lines of an answer, status line first, without what is about the connection.
   * @throws TypeError when a value cannot stand in a head
   */
  lines(parts: PageHeadParts): string;
}

const [NONCE, ID] = ['\u0000', '\u0001'];

/** Makes heads that are equal to those of the app; of each page what stays the same is put together once. */
export function createPageHead(policies: (site: GatewaySite) => SitePolicies): PageHead {
  const patterns = new WeakMap<RenderedPage, Map<string, readonly string[]>>();

  const turns = ({ site, page, nonce, id, length, secure, coding }: PageHeadParts): string[] => {
    const own = (name: string) => page.headers.some(([given]) => given === name);
    const head = [
      ...page.headers.flat(),
      'content-type',
      'text/html; charset=utf-8',
      'cache-control',
      pageControl(page.keep),
      'vary',
      VARY,
      'accept-ch',
      'Sec-CH-UA-Mobile',
      ...(own('referrer-policy') ? [] : ['referrer-policy', 'strict-origin-when-cross-origin']),
      ...(own(OWN_PAGES_ONLY[0]) ? [] : OWN_PAGES_ONLY),
      ...INVARIABLE.flat(),
      'content-security-policy',
      policies(site).page(nonce),
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

  const patternOf = (parts: PageHeadParts): readonly string[] => {
    const head = turns({ ...parts, nonce: NONCE, id: ID });
    const { status } = parts.page;
    let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`;
    for (let at = 0; at < head.length; at += 2) {
      const [name = '', value = ''] = head.slice(at, at + 2);
      validateHeaderName(name);
      validateHeaderValue(name, value.replaceAll(NONCE, '').replaceAll(ID, ''));
      text += `${name}: ${value}\r\n`;
    }
    // What stands between the marks, and the marks themselves.
    // oxlint-disable-next-line no-control-regex -- nothing else can be in no head
    return text.split(/([\u0000\u0001])/);
  };

  return {
    turns,
    lines(parts) {
      const { page, coding = '', secure, nonce, id } = parts;
      let known = patterns.get(page);
      if (!known) patterns.set(page, (known = new Map()));
      const kind = secure ? `${coding} secure` : coding;
      let pattern = known.get(kind);
      if (!pattern) known.set(kind, (pattern = patternOf(parts)));
      let text = '';
      for (const piece of pattern) text += piece === NONCE ? nonce : piece === ID ? id : piece;
      return text;
    },
  };
}
