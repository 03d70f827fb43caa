import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { remember } from '../http/remember.ts';
import { VISITOR_LEFT, type WriteLine } from '../middleware/access-log/accessLog.ts';
import { describeFailure } from '../logging/describeFailure.ts';
import { limitOf } from '../middleware/rate-limit/limits.ts';
import { readClientInfo } from '../middleware/request-context/client-info.ts';
import { givenRequestId } from '../middleware/request-context/requestContext.ts';
import { INERT_POLICY } from '../middleware/security-headers/content-security-policy.ts';
import { HSTS, INVARIABLE, OWN_PAGES_ONLY } from '../middleware/security-headers/securityHeaders.ts';
import { isHelperPath } from '../routes/helpers.ts';
import { hostOf, type SiteTable } from '../sites/site-table.ts';
import type { ClientInfo } from '../types.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';
import type { Forwarded, Forwarder } from '../upstream/forward.ts';
import { readTarget } from '../upstream/platform-paths.ts';
import { plainVisitor, type Visitor } from '../upstream/visitor.ts';

/** What the hot path of calls works with: the parts that the app is made of as well. */
export interface HotCallsOptions {
  readonly table: SiteTable;
  readonly clock: Clock;
  readonly trusted: Parameters<typeof readClientInfo>[0]['trusted'];
  readonly edge: Parameters<typeof readClientInfo>[0]['edge'];
  readonly forwarder: Forwarder;
  /** Which paths of the platform a site's visitors may ask for. */
  readonly paths: (site: GatewaySite) => (path: string) => boolean;
  /** Largest body, in bytes. */
  readonly bodyLimit: number;
  readonly log: WriteLine;
  readonly logger: Logger;
}

/** Forwards a request when it is a plain call of the platform; false leaves it to the app. */
export type HotCalls = (
  request: IncomingMessage,
  response: ServerResponse,
  listenerSite: string | undefined,
) => boolean;

/** A call on its way. */
interface Call {
  readonly site: GatewaySite;
  readonly client: ClientInfo;
  readonly target: string;
  /** Host of the site. */
  readonly host: string;
  readonly id: string;
  /** When it came, in ms since the epoch. */
  readonly start: number;
}

const HOST = /^[\w.-]+(?::\d{1,5})?$/;

/** An address of the platform. */
interface Target {
  readonly path: string;
  /** With its query. */
  readonly whole: string;
}

/** What to ask the platform for, or `app` for an address that the app has to judge: helpers, calls with a limit. */
const judge = remember((given): Target | 'app' => {
  const target = readTarget(given);
  if (!target || isHelperPath(target.path) || limitOf(target.path)) return 'app';
  return { path: target.path, whole: target.path + target.search };
});

/** What the app sets on every answer that is data. */
const FIXED: readonly string[] = [
  'content-security-policy',
  INERT_POLICY,
  'referrer-policy',
  'strict-origin-when-cross-origin',
  ...OWN_PAGES_ONLY,
  ...INVARIABLE.flat(),
];

/**
 * Forwards plain calls without the app: nine in ten calls have nothing about them that its middleware would look at, and a
 * waiting one costs half the memory. Whatever is out of the ordinary goes to the app, which knows everything.
 */
export function createHotCalls({
  table,
  clock,
  trusted,
  edge,
  forwarder,
  paths,
  bodyLimit,
  log,
  logger,
}: HotCallsOptions): HotCalls {
  const answer = async (request: IncomingMessage, response: ServerResponse, call: Call): Promise<void> => {
    const { site, client, target, host, id, start } = call;
    const visitor = plainVisitor(request, response);
    let failure: unknown;
    const reply = await forwarder.forward({
      method: request.method ?? 'GET',
      headers: request.headers,
      target,
      upstream: site.upstream,
      client,
      requestId: id,
      siteId: site.id,
      host,
      ownHeaders: site.config.apiHeaders,
      visitor,
      onFailure: (error) => (failure = error),
    });
    const left = response.destroyed;
    const line = { id, site: site.id, method: request.method ?? 'GET', url: request.url ?? '', start };
    log(left ? { ...line, status: VISITOR_LEFT } : { ...line, status: reply.status, failure });
    if (!left) response.writeHead(reply.status, headOf(reply, client, id));
    send(reply, request, response, visitor, (error) =>
      logger.warn({ id, site: site.id, failure: describeFailure(error) }, 'an answer broke off'),
    );
  };

  return (request, response, listenerSite) => {
    const { headers, url = '', socket } = request;
    if (!url.startsWith('/api/') || !isPlain(request, bodyLimit)) return false;
    const target = judge(url);
    if (target === 'app') return false;
    const start = clock.now();
    const header = (name: string) => one(headers[name]);
    const client = readClientInfo({
      peer: socket.remoteAddress,
      encrypted: socket instanceof TLSSocket,
      header,
      trusted,
      edge,
    });
    const found = table.find(client, listenerSite, socket.localPort);
    if (!found || !paths(found.site)(target.path)) return false;
    const { site, origin } = found;
    const id = givenRequestId(headers['x-request-id'], socket.remoteAddress, trusted) ?? randomUUID();
    const call = { site, client, target: target.whole, host: hostOf(origin), id, start };
    answer(request, response, call).catch((error: unknown) => {
      // Nothing is known of what was sent already: a connection that ends never looks like a whole answer.
      logger.error({ id, site: site.id, failure: describeFailure(error) }, 'a call could not be answered');
      response.destroy();
    });
    return true;
  };
}

/** True for a reading call without a body, and for a changing one of a page of the site with a body of known length. */
function isPlain({ method, headers }: IncomingMessage, bodyLimit: number): boolean {
  const length = headers['content-length'];
  if (!HOST.test(headers.host ?? '') || headers['transfer-encoding'] !== undefined) return false;
  if (method === 'GET') return length === undefined;
  const sender = headers['sec-fetch-site'];
  const own = sender === 'same-origin' || (sender === undefined && headers.origin === undefined);
  return method === 'POST' && own && length !== undefined && Number(length) <= bodyLimit;
}

function headOf({ headers, body }: Forwarded, client: ClientInfo, id: string): string[] {
  const head: string[] = [];
  for (const [name, value] of headers) head.push(name, value);
  if (body !== undefined && !headers.has('content-type')) head.push('content-type', 'text/plain; charset=UTF-8');
  if (body instanceof Uint8Array && !headers.has('content-length')) head.push('content-length', String(body.length));
  head.push(...FIXED, 'x-request-id', id);
  if (client.proto === 'https') head.push('strict-transport-security', HSTS);
  return head;
}

function send(
  { body, finish }: Forwarded,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  onBroken: (error: unknown) => void,
): void {
  // What is left of a body that nobody reads any more would stand before the next request.
  if (!request.readableEnded) response.once('finish', () => request.resume());
  if (body === undefined || body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  stream(body, response, { visitor, finish, onBroken });
}

interface Streaming {
  readonly visitor: Visitor;
  readonly finish: () => void;
  readonly onBroken: (error: unknown) => void;
}

/** Sends a body on as fast as the visitor takes it; one that breaks off cuts the connection, so that it never looks whole. */
function stream(body: Readable, response: ServerResponse, { visitor, finish, onBroken }: Streaming): void {
  body.once('error', (error) => {
    // Who left has broken the answer off, and nobody is there to miss it.
    if (!visitor.left()) onBroken(error);
  });
  if (!response.destroyed) response.flushHeaders();
  pipeline(body, response, finish);
}

function one(value: string | string[] | undefined): string | undefined {
  return typeof value === 'object' ? value.join(', ') : value;
}
