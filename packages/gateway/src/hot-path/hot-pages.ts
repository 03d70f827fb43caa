import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { Clock } from '../base/clock.ts';
import { bestCoding, type Coding } from '../http/accept-encoding.ts';
import { loadPurpose } from '../http/load-purpose.ts';
import { memoise } from '../http/memoise.ts';
import type { WriteLine } from '../middleware/access-log/accessLog.ts';
import type { LastStep } from '../middleware/guard/guard.ts';
import { readClientInfo } from '../middleware/request-context/client-info.ts';
import { givenRequestId } from '../middleware/request-context/requestContext.ts';
import type { SharedAnswers } from '../network/purge/shared-answers.ts';
import type { PageCache } from '../render/page-cache.ts';
import { isReadablePath, readAddress, toPageRequest, type PageAddress } from '../render/page-request.ts';
import type { SiteTable } from '../sites/site-table.ts';
import type { ClientInfo } from '../base/types.ts';

/** The parts of the app that the hot path works with. */
export interface HotPagesOptions {
  readonly table: SiteTable;
  readonly cache: PageCache;
  readonly clock: Clock;
  readonly trusted: Parameters<typeof readClientInfo>[0]['trusted'];
  readonly edge: Parameters<typeof readClientInfo>[0]['edge'];
  readonly log: WriteLine;
  /** Whether a network is before the gateway (OPS-06). */
  readonly isNetworked: boolean;
  /** See `networkHeaders`. */
  readonly answers: SharedAnswers | undefined;
  /** Counts an answer for the metrics. */
  readonly count: (site: string, status: number) => void;
}

/** Answers cached pages without the app. */
export interface HotPages {
  /** Answers a request for a page that the app has sent before; false leaves the request to the app. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, listenerSite: string | undefined) => boolean;
  /** Last step of the app: records the head of each page that it sends. */
  readonly noteHead: LastStep;
}

/** The head of a response, without the request id. */
interface Head {
  readonly status: number;
  /** Names and values alternately, as `writeHead` accepts them. */
  readonly rawHeaders: readonly string[];
}

const NO_PAGE = /^\/(?:api|assets|builds|icons)\//;

/** An address, or `app` if the app has to handle it. */
const readTarget = memoise((target): PageAddress | 'app' => {
  const url = target.startsWith('/') && !target.startsWith('//') ? URL.parse(target, 'http://site.invalid') : null;
  return url && isReadablePath(url.pathname) ? readAddress(url) : 'app';
});

const codingOf = memoise((accepted): Coding | 'plain' => bestCoding(accepted) ?? 'plain');

/**
 * Repeats answers of the app: the same bytes with the same head, found by the app's cache key. Middleware and headers are
 * therefore written once, in the app. Everything unusual goes to the app.
 */
export function createHotPages({
  table,
  cache,
  clock,
  trusted,
  edge,
  log,
  count,
  isNetworked,
  answers,
}: HotPagesOptions): HotPages {
  const heads = new WeakMap<Uint8Array, Partial<Record<ClientInfo['proto'], Head>>>();

  const cachedPage = ({ headers, url = '', socket }: IncomingMessage, listenerSite: string | undefined) => {
    const address = readTarget(url);
    if (address === 'app' || address.secret) return undefined;
    const header = (name: string) => one(headers[name]);
    if (loadPurpose(header)) return undefined;
    const encrypted = socket instanceof TLSSocket;
    const client = readClientInfo({ peer: socket.remoteAddress, encrypted, header, trusted, edge });
    const found = table.find(client, listenerSite, socket.localPort);
    if (!found) return undefined;
    const { country } = client;
    const now = clock.now();
    const source = { address, origin: found.origin, header, country, now, isNetworked, noted: answers && url };
    const { key } = toPageRequest(source, found.site);
    const page = key === undefined ? undefined : cache.fresh(key, client.address);
    return page && { page, client, site: found.site };
  };

  return {
    answer(request, response, listenerSite) {
      const { headers, url = '', socket } = request;
      if (NO_PAGE.test(url) || request.method !== 'GET' || headers.range !== undefined) return false;
      const start = clock.now();
      const found = cachedPage(request, listenerSite);
      if (!found) return false;
      const { body } = found.page;
      const coding = codingOf(one(headers['accept-encoding']) ?? '');
      const bytes = coding === 'plain' ? body.plain : body.encoded(coding);
      const head = bytes && heads.get(bytes)?.[found.client.proto];
      if (!head) return false;
      const id = givenRequestId(headers['x-request-id'], socket.remoteAddress, trusted) ?? randomUUID();
      const { sharedTags } = found.page;
      const { host, proto } = found.client;
      const own = sharedTags ? [] : ['x-request-id', id];
      if (sharedTags)
        answers?.note({ host, proto, target: url, coding: one(headers['accept-encoding']) ?? '' }, sharedTags);
      response.writeHead(head.status, [...head.rawHeaders, ...own]);
      response.end(bytes);
      count(found.site.id, head.status);
      log({ id, site: found.site.id, method: 'GET', url, status: head.status, start, cache: 'hit' });
      return true;
    },
    noteHead(c) {
      const bytes = c.get('pageBytes');
      if (bytes === undefined || c.req.method !== 'GET') return;
      const rawHeaders = [...c.res.headers].filter(([name]) => name !== 'x-request-id').flat();
      heads.set(bytes, { ...heads.get(bytes), [c.get('client').proto]: { status: c.res.status, rawHeaders } });
    },
  };
}

function one(value: IncomingHttpHeaders[string]): string | undefined {
  return typeof value === 'object' ? value.join(', ') : value;
}
