import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { parse as parseCookies } from 'hono/utils/cookie';
import type { Clock } from '../clock.ts';
import { bestCoding, type Coding } from '../http/accept-encoding.ts';
import type { WriteLine } from '../middleware/access-log/accessLog.ts';
import { readClientInfo } from '../middleware/request-context/clientInfo.ts';
import { givenRequestId } from '../middleware/request-context/requestContext.ts';
import { createByteLru } from '../render/byte-lru.ts';
import { createNonce } from '../render/nonce.ts';
import type { PageCache } from '../render/page-cache.ts';
import { hasCredentials, isReadablePath, toPageRequest } from '../render/page-request.ts';
import type { SiteTable } from '../sites/site-table.ts';
import type { GatewaySite } from '../types.ts';
import type { HeadOfPage } from './page-head.ts';

/** What the hot path works with: the parts that the app is made of as well. */
export interface HotPagesOptions {
  readonly table: SiteTable;
  readonly cache: PageCache;
  readonly clock: Clock;
  readonly trusted: Parameters<typeof readClientInfo>[0]['trusted'];
  readonly head: HeadOfPage;
  readonly log: WriteLine;
}

/** Answers a request when it is for a page that lies ready; false leaves it to the app. */
export type HotPages = (
  request: IncomingMessage,
  response: ServerResponse,
  listenerSite: string | undefined,
) => boolean;

/** What a request comes down to. Two requests with equal texts come down to the same. */
interface Asked {
  readonly site: GatewaySite;
  readonly key: string;
  readonly secure: boolean;
  readonly coding: Coding | undefined;
}

/** Room for known requests, in bytes. */
const KNOWN_BYTES = 8 * 1024 * 1024;
const LONGEST = 4096;
const NO_PAGE = /^\/(?:api|assets|builds|icons)\//;
const SHAPING_COOKIE = /(?:^|;\s*)(?:view_mode|ccy|i18n_redirected|lang)=/;

/**
 * Answers cached pages without the app's middleware: the same request, word for word, was boiled down before, and the
 * page is a copy of bytes with a nonce put in. Whatever is out of the ordinary goes to the app, which knows everything.
 */
export function createHotPages({ table, cache, clock, trusted, head, log }: HotPagesOptions): HotPages {
  const known = createByteLru<Asked | null>(KNOWN_BYTES);

  return (request, response, listenerSite) => {
    const { headers, url = '', socket } = request;
    if (
      NO_PAGE.test(url) ||
      request.method !== 'GET' ||
      headers.authorization !== undefined ||
      headers.range !== undefined
    )
      return false;
    const start = clock.now();
    const text = identity(request, listenerSite, trusted !== undefined);
    if (text.length > LONGEST) return false;
    let asked = known.get(text);
    if (asked === undefined) {
      asked = boilDown(request, listenerSite, { table, trusted });
      known.set(text, asked, text.length * 2 + 256);
    }
    const page = asked ? cache.fresh(asked.key) : undefined;
    if (!asked || !page || page.redirect !== undefined) return false;
    const nonce = createNonce();
    const form = asked.coding ? page.body.ready(asked.coding) : page.body.plain;
    if (!form) return false;
    const body = form.take(nonce);
    const { coding } = form;
    const id = givenRequestId(headers['x-request-id'], socket.remoteAddress, trusted) ?? randomUUID();
    response.writeHead(
      page.status,
      head({ site: asked.site, secure: asked.secure, coding, page, nonce, id, length: body.length }),
    );
    // Once all is handed to the system nothing reads the buffer any more.
    response.end(body, () => form.give(body));
    log({ id, site: asked.site.id, method: 'GET', url, status: page.status, start, cache: 'hit' });
    return true;
  };
}

/** Everything of a request that a page may depend on, as one text. */
function identity({ headers, url = '', socket }: IncomingMessage, listenerSite: string | undefined, proxied: boolean) {
  const cookie = headers.cookie !== undefined && SHAPING_COOKIE.test(headers.cookie) ? headers.cookie : '';
  const parts = `${listenerSite ?? ''}\n${socket.localPort}\n${headers.host}\n${url}\n${headers['user-agent']}\n${headers['accept-language']}\n${one(headers['sec-ch-ua-mobile'])}\n${one(headers['accept-encoding'])}\n${cookie}`;
  return proxied
    ? `${parts}\n${socket.remoteAddress}\n${one(headers['x-forwarded-proto'])}\n${one(headers['cf-ipcountry'])}\n${one(headers['x-country-code'])}`
    : parts;
}

function boilDown(
  { headers, url = '', socket }: IncomingMessage,
  listenerSite: string | undefined,
  { table, trusted }: Pick<HotPagesOptions, 'table' | 'trusted'>,
): Asked | null {
  const header = (name: string) => one(headers[name]);
  const encrypted = socket instanceof TLSSocket;
  const client = readClientInfo({ peer: socket.remoteAddress, encrypted, header, trusted });
  const found = table.find(client, listenerSite, socket.localPort);
  const address = found && url.startsWith('/') && !url.startsWith('//') ? URL.parse(url, found.origin) : null;
  if (!found || !address || !isReadablePath(address.pathname) || hasCredentials(address.searchParams)) return null;
  const cookies = parseCookies(headers.cookie ?? '');
  const source = { url: address, origin: found.origin, header, country: client.country };
  const { key } = toPageRequest({ ...source, cookie: (name) => cookies[name] }, found.site);
  if (key === undefined) return null;
  const coding = bestCoding(header('accept-encoding'));
  return { site: found.site, key, secure: client.proto === 'https', coding };
}

function one(value: IncomingHttpHeaders[string]): string | undefined {
  return typeof value === 'object' ? value.join(', ') : value;
}
