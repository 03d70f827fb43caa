import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import type { Clock } from '../base/clock.ts';
import { memoise } from '../http/memoise.ts';
import type { ClientInfo } from '../base/types.ts';
import { BusyError, createBodyReader, SlowBodyError } from './body-reader.ts';
import { compressReply, compressWhole, shouldCompress } from './compress-reply.ts';
import { requestHeaders, responseHeaders, type ReplyHeaders } from './forward-headers.ts';
import { readLocation } from './location.ts';
import { FAILURE_HEADERS, failureText, type FailureStatus } from './reply.ts';
import { announcesTooMuch } from './request-body.ts';
import { BodyTooLargeError } from '../http/BodyTooLargeError.ts';
import { isShort, wholeReply } from './stream-reply.ts';
import type { Visitor } from './visitor.ts';

/** Limits of forwarding. */
export interface ForwarderOptions {
  readonly clock: Clock;
  /** Largest request body, in bytes. */
  readonly bodyLimit: number;
  /** Room for those of one network, in bytes. */
  readonly bodyRoomPerNetwork: number;
  /** Time in which a body has to bring 1 KB, in ms. */
  readonly slowBodyMs: number;
  /** Room for bodies that are being read, in bytes. */
  readonly bodyRoom: number;
  /** Wait for the first byte of the answer, in ms. */
  readonly headerMs: number;
  /** Wait for the whole answer, in ms. */
  readonly totalMs: number;
}

/** One call to forward. */
export interface ForwardJob {
  readonly method: string;
  /** Lower-case names. */
  readonly headers: IncomingHttpHeaders;
  /** Path and query as received. */
  readonly target: string;
  /** Base address of the platform, without a slash at the end. */
  readonly upstream: string;
  readonly client: ClientInfo;
  readonly requestId: string;
  /** Span of the call, where the request is traced. */
  readonly traceparent?: string | undefined;
  readonly siteId: string;
  /** Host of the site, with its port; never one that only the visitor names. */
  readonly host: string;
  /** Names of headers of the site's own calls, lower-case. */
  readonly ownHeaders: readonly string[];
  readonly visitor: Visitor;
  /** Whether the platform may redirect to this address outside of it; by default it may not. */
  readonly mayLeadTo?: ((url: URL) => boolean) | undefined;
  /** Called with the reason of a failure before an answer, for the log. */
  readonly onFailure: (error: unknown) => void;
}

/** The answer to a call. */
export interface Forwarded {
  readonly status: number;
  readonly headers: ReplyHeaders;
  /** A short answer as a whole, a longer one as a stream; absent without a body. */
  readonly body: Buffer<ArrayBuffer> | Readable | undefined;
  /** To be called at the end of a streamed body, also after an error. */
  readonly finish: () => void;
}

/** Forwards calls to upstreams over kept connections. */
export interface Forwarder {
  /** The upstream's answer, or the envelope error; never rejects (GW-03). */
  forward(job: ForwardJob): Promise<Forwarded>;
  /** Closes idle connections. */
  close(): void;
}

/** Longer bodies get a connection of their own, in bytes. */
const LONG_BODY = 64 * 1024;

/** The upstream took too long. */
class UpstreamTimeoutError extends Error {
  override readonly name = 'UpstreamTimeoutError';
}

// Raw node:http, not fetch: bodies keep their encoding, and kept connections can be distinguished from new ones.
/** Creates a forwarder with its own pool of connections. */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const pool = { keepAlive: true, maxFreeSockets: 256, timeout: 60_000 };
  const agents = { 'http:': new http.Agent(pool), 'https:': new https.Agent(pool) };
  const { clock, bodyLimit: limit, bodyRoomPerNetwork: perNetwork, bodyRoom: room, slowBodyMs: slowMs } = options;
  const readBody = createBodyReader({ clock, limit, perNetwork, room, slowMs });

  const open = (job: ForwardJob, body: Buffer | undefined): ClientRequest => {
    const { secure, host, hostname, port, authorization } = readUpstream(job.upstream);
    const headers = requestHeaders(job.headers, job);
    if (body) headers['content-length'] = String(body.length);
    headers.host = host;
    if (authorization !== undefined) headers.authorization ??= authorization;
    return (secure ? https : http).request({
      hostname,
      port,
      path: job.target,
      method: job.method,
      // Alternating names and values are written unchanged, and only their text is kept in memory.
      headers: rawHeaders(headers),
      // A long body may be partly unread on the platform's side when its answer arrives, so its connection is used once.
      agent: body && body.length > LONG_BODY ? false : secure ? agents['https:'] : agents['http:'],
    });
  };

  const attempt = async (job: ForwardJob, body: Buffer | undefined): Promise<Forwarded> => {
    const outgoing = open(job, body);
    const stopListening = job.visitor.onLeft(() => outgoing.destroy(new Error('the visitor went away')));
    let timeout: UpstreamTimeoutError | undefined;
    const late = () => outgoing.destroy((timeout = new UpstreamTimeoutError('the upstream did not answer in time')));
    const stopTotal = options.clock.after(options.totalMs, late);
    const stopHeader = options.clock.after(options.headerMs, late);
    const finish = () => {
      stopTotal();
      stopListening();
      // Answered before the whole body was sent: the next request on this connection would be read as the rest of the body.
      if (!outgoing.writableFinished) outgoing.destroy();
    };
    let answered = false;
    try {
      const replied = headOf(outgoing);
      outgoing.end(body);
      const reply = await replied;
      answered = true;
      stopHeader();
      const forwarded = await toForwarded(job, reply, finish);
      if (!forwarded) throw new Error(`the upstream answered with status ${reply.statusCode}`);
      return forwarded;
    } catch (error) {
      finish();
      outgoing.destroy();
      // The upstream closed a kept connection just as it was used. Reading calls may be sent again; others may have been
      // executed already.
      if (!answered && outgoing.reusedSocket && isReset(error) && job.method === 'GET') return attempt(job, body);
      // A body that is cut off by a time limit fails with the error of its stream.
      throw timeout ?? error;
    } finally {
      stopHeader();
    }
  };

  return {
    async forward(job) {
      if (announcesTooMuch(job.headers, options.bodyLimit)) return failed(413);
      try {
        const { client, visitor } = job;
        const body = visitor.hasBody ? await readBody(client.address, (take) => visitor.each(take)) : undefined;
        return await attempt(job, body);
      } catch (error) {
        job.onFailure(error);
        return failed(statusOf(error));
      }
    },
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}

/** Address of a platform. */
interface Upstream {
  readonly secure: boolean;
  /** With the port, unless it is the default. */
  readonly host: string;
  readonly hostname: string;
  readonly port: string | undefined;
  /** Credentials in its address. */
  readonly authorization: string | undefined;
}

const readUpstream = memoise((upstream): Upstream => {
  const { protocol, host, hostname, port, username, password } = new URL(upstream);
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    secure: protocol === 'https:',
    host,
    hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? undefined : port,
    authorization: username === '' ? undefined : `Basic ${Buffer.from(account).toString('base64')}`,
  };
});

function rawHeaders(headers: OutgoingHttpHeaders): string[] {
  const turns: string[] = [];
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) turns.push(name, String(value));
  }
  return turns;
}

async function headOf(outgoing: ClientRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  outgoing.on('response', resolve);
  outgoing.on('error', reject);
  outgoing.on('close', () => reject(new Error('the upstream closed the connection')));
  return promise;
}

/** The envelope of a failure of the gateway's own. */
function failed(status: FailureStatus): Forwarded {
  const headers: ReplyHeaders = new Map(Object.entries(FAILURE_HEADERS));
  if (status === 429) headers.set('retry-after', '1');
  return { status, headers, body: Buffer.from(failureText(status)), finish: () => undefined };
}

async function toForwarded(
  job: ForwardJob,
  reply: IncomingMessage,
  finish: () => void,
): Promise<Forwarded | undefined> {
  const status = reply.statusCode ?? 0;
  if (status < 200 || status > 599) return undefined;
  const headers = responseHeaders(reply, job);
  const location = headers.get('location');
  if (location !== undefined) headers.set('location', ownAddress(location, job));
  if (job.method === 'HEAD' || [204, 205, 304].includes(status)) {
    // The dropped body must not leave its length: the next answer would be read as that body.
    if (status === 205) headers.set('content-length', '0');
    else if (job.method !== 'HEAD' || status === 204) headers.delete('content-length');
    reply.resume();
    finish();
    return { status, headers, body: undefined, finish };
  }
  const compress = shouldCompress(job.headers['accept-encoding'], status, headers);
  if (isShort(reply)) {
    const body = await wholeReply(reply);
    finish();
    return { status, headers, body: compress ? await compressWhole(body, headers) : body, finish };
  }
  return { status, headers, body: compress ? compressReply(reply, headers) : reply, finish };
}

/**
 * Converts a redirect of the platform to the site's own origin, also one that it wrote with the site's host. A browser would send
 * the visitor's token along to another origin.
 * @throws Error for an address that is not a call of the same platform, and none to which the job may lead
 */
function ownAddress(location: string, { upstream, target, host, mayLeadTo }: ForwardJob): string {
  const url = URL.parse(readLocation(location), upstream + target);
  const isOwn = url?.origin === new URL(upstream).origin || (url?.host === host && /^https?:$/.test(url.protocol));
  if (url && isOwn && url.pathname.startsWith('/api/')) return url.pathname + url.search + url.hash;
  if (url && !isOwn && mayLeadTo?.(url)) return url.href;
  throw new Error('the upstream redirects to somewhere else');
}

function statusOf(error: unknown): FailureStatus {
  if (error instanceof BodyTooLargeError) return 413;
  if (error instanceof BusyError) return 429;
  if (error instanceof SlowBodyError) return 408;
  if (error instanceof UpstreamTimeoutError) return 504;
  return 502;
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
