import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { Clock } from '../clock.ts';
import { bestCoding, type Coding } from '../http/accept-encoding.ts';
import { remember } from '../http/remember.ts';
import type { WriteLine } from '../middleware/access-log/accessLog.ts';
import { readClientInfo } from '../middleware/request-context/client-info.ts';
import { givenRequestId } from '../middleware/request-context/requestContext.ts';
import { createNonce } from '../render/nonce.ts';
import type { PageCache } from '../render/page-cache.ts';
import { isReadablePath, readAddress, toPageRequest, type PageAddress } from '../render/page-request.ts';
import type { SiteTable } from '../sites/site-table.ts';
import type { ClientInfo, GatewaySite } from '../types.ts';
import type { PageHead } from './page-head.ts';
import { canWriteWhole, createDateLine, KEPT, writeWhole } from './whole-answer.ts';

/** What the hot path works with: the parts that the app is made of as well. */
export interface HotPagesOptions {
  readonly table: SiteTable;
  readonly cache: PageCache;
  readonly clock: Clock;
  readonly trusted: Parameters<typeof readClientInfo>[0]['trusted'];
  readonly edge: Parameters<typeof readClientInfo>[0]['edge'];
  readonly head: PageHead;
  readonly log: WriteLine;
}

/** Answers a request when it is for a page that lies ready; false leaves it to the app. */
export type HotPages = (
  request: IncomingMessage,
  response: ServerResponse,
  listenerSite: string | undefined,
) => boolean;

/** What a request comes down to. */
interface Asked {
  readonly site: GatewaySite;
  readonly key: string;
  readonly client: ClientInfo;
}

const NO_PAGE = /^\/(?:api|assets|builds|icons)\//;

/** An address, or `app` for one that the app has to judge. */
const readTarget = remember((target): PageAddress | 'app' => {
  const url = target.startsWith('/') && !target.startsWith('//') ? URL.parse(target, 'http://site.invalid') : null;
  return url && isReadablePath(url.pathname) ? readAddress(url) : 'app';
});

const codingOf = remember((accepted): Coding | 'plain' => bestCoding(accepted) ?? 'plain');

/**
 * Answers cached pages without the app's middleware: the request is boiled down by the function that the app uses, and the
 * page is a copy of bytes with a nonce put in. Whatever is out of the ordinary goes to the app, which knows everything.
 */
export function createHotPages({ table, cache, clock, trusted, edge, head, log }: HotPagesOptions): HotPages {
  const dateLine = createDateLine();
  /** Nothing when there is no page that may be kept. */
  const boilDown = ({ headers, url = '', socket }: IncomingMessage, listenerSite: string | undefined) => {
    const address = readTarget(url);
    if (address === 'app' || address.secret) return undefined;
    const header = (name: string) => one(headers[name]);
    const encrypted = socket instanceof TLSSocket;
    const client = readClientInfo({ peer: socket.remoteAddress, encrypted, header, trusted, edge });
    const found = table.find(client, listenerSite, socket.localPort);
    if (!found) return undefined;
    const { country } = client;
    const { key } = toPageRequest({ address, origin: found.origin, header, country }, found.site);
    return key === undefined ? undefined : ({ site: found.site, key, client } satisfies Asked);
  };

  return (request, response, listenerSite) => {
    const { headers, url = '', socket } = request;
    if (NO_PAGE.test(url) || request.method !== 'GET' || headers.range !== undefined) return false;
    const start = clock.now();
    const asked = boilDown(request, listenerSite);
    const page = asked && cache.fresh(asked.key, asked.client.address);
    if (!page || page.redirect !== undefined) return false;
    const nonce = createNonce();
    const wanted = codingOf(one(headers['accept-encoding']) ?? '');
    const form = wanted === 'plain' ? page.body.plain : page.body.ready(wanted);
    if (!form) return false;
    const copy = form.take(nonce);
    const { coding } = form;
    const id = givenRequestId(headers['x-request-id'], socket.remoteAddress, trusted) ?? randomUUID();
    const secure = asked.client.proto === 'https';
    const parts = { site: asked.site, secure, coding, page, nonce, id, length: copy.page.length };
    // Once all is handed to the system nothing reads the copy any more.
    const done = () => form.give(copy);
    if (canWriteWhole(request, response)) {
      writeWhole(response, copy.behind(head.lines(parts) + dateLine(start) + KEPT), done);
    } else {
      response.writeHead(page.status, head.turns(parts));
      response.end(copy.page, done);
    }
    log({ id, site: asked.site.id, method: 'GET', url, status: page.status, start, cache: 'hit' });
    return true;
  };
}

function one(value: IncomingHttpHeaders[string]): string | undefined {
  return typeof value === 'object' ? value.join(', ') : value;
}
