import { randomBytes } from 'node:crypto';
import type { ConsentCategory } from '@housefront/contract/consent';
import type { Clock } from '../base/clock.ts';
import type { RenderedTexts } from '../base/types.ts';
import { cacheTags } from '../network/cache-tags.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';
import { VisitorsLeftError, type Audience } from './audience.ts';
import { encodeBody, type EncodedBody } from './encoded-body.ts';
import type { PageRequest } from './page-request.ts';

/** Inline sources of a page that its policy allows. */
export interface InlineSources {
  /** Hashes of its inline scripts, without quotes; none for a page without scripts. */
  readonly scripts: readonly string[];
  /** Hashes of its style elements, or the nonce of its rendering, without quotes. */
  readonly styles: readonly string[];
  /** Agreed categories whose declared services the page may have; none by default (OPS-18). */
  readonly services?: readonly ConsentCategory[];
}

/** A page as the gateway caches it. */
export interface RenderedPage {
  readonly status: number;
  /** Lower-case names; without the headers that the gateway adds. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: EncodedBody;
  /** Inline sources that its policy allows. */
  readonly inline: InlineSources;
  /** Target of a redirect. */
  readonly redirect: string | undefined;
  /** True if other guests may get the page. */
  readonly keep: boolean;
  /** True if it only looks at a list differently (LOB-11). */
  readonly look: boolean;
  /** Its tags, if a network may keep it for all visitors; else undefined (OPS-06). */
  readonly sharedTags: readonly string[] | undefined;
  /** Data of the page for navigation inside the app; absent if the page is personal (API-18x). */
  readonly payload: EncodedBody | undefined;
  readonly size: number;
}

/** Input of a rendering besides the request. */
export interface RenderContext {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Moment of the last purge of the site. */
  readonly dataVersion: number;
  readonly requestId: string;
  /** Span of the rendering, where the request is traced. */
  readonly traceparent?: string | undefined;
  /** Network of the visitor. */
  readonly network?: string;
  /** Who waits for the page; without it the page is made in any case. */
  readonly audience?: Pick<Audience, 'signal' | 'begun'>;
}

/** Longest wait for a free thread and for the site's build, in milliseconds: the first visitors after a start need both. */
const WAIT_MS = 10_000;

/** The rendering exceeded its time limit. */
export class RenderTimeoutError extends Error {
  override readonly name = 'RenderTimeoutError';
}

const OWN_HEADERS = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'location']);
const USER_AGENTS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
  mobile: 'Mozilla/5.0 (Linux; Android 10; K) Mobile',
} as const;

/**
 * Runs the site's renderer within its time limit.
 * @throws RenderTimeoutError, any error of the renderer, or a TypeError for an unusable result
 */
export async function renderPage(
  site: GatewaySite,
  request: PageRequest,
  context: RenderContext,
): Promise<RenderedPage> {
  const styleNonce = randomBytes(18).toString('base64url');
  const abort = new AbortController();
  const late = Promise.withResolvers<never>();
  const end = (error: Error) => {
    abort.abort(error);
    late.reject(error);
  };
  const giveUp = (what: string, ms: number) =>
    context.clock.after(ms, () => end(new RenderTimeoutError(`${what} took longer than ${ms} ms`)));
  const { audience, network } = context;
  const onLeft = () => end(new VisitorsLeftError('its visitors have left'));
  audience?.signal.addEventListener('abort', onLeft);
  let cancel = giveUp('waiting and rendering', WAIT_MS + context.timeoutMs);
  const begun = () => {
    audience?.begun();
    cancel();
    cancel = giveUp('rendering', context.timeoutMs);
  };
  const token = request.native ? ` ${site.config.nativeUserAgentToken ?? ''}` : '';
  const work = Promise.resolve().then(() =>
    site.render(
      {
        url: request.url,
        mode: request.mode,
        locale: request.locale,
        ...(request.services.length > 0 && { services: request.services }),
        cookies: request.currency === undefined ? {} : { ccy: request.currency },
        headers: {
          userAgent: USER_AGENTS[request.mode] + token,
          acceptLanguage: request.locale.replace('_', '-'),
          ...(request.country === undefined ? {} : { country: request.country }),
        },
        upstream: site.upstream,
        realtime: site.config.realtime,
        styleNonce,
        signal: abort.signal,
        requestId: context.requestId,
        dataVersion: context.dataVersion,
        ...(context.traceparent && { traceparent: context.traceparent }),
        begun,
      },
      network,
    ),
  );
  try {
    return toPage(await Promise.race([work, late.promise]), styleNonce, request);
  } finally {
    cancel();
    audience?.signal.removeEventListener('abort', onLeft);
  }
}

function toPage(result: RenderedTexts, styleNonce: string, request: PageRequest): RenderedPage {
  if (!Number.isInteger(result.status) || result.status < 200 || result.status > 599) {
    throw new TypeError(`the renderer gave the status ${String(result.status)}`);
  }
  const headers = [...new Headers(result.headers)].filter(([name]) => !OWN_HEADERS.has(name));
  const ownsCookie = headers.some(([name]) => name === 'set-cookie');
  const body = encodeBody(result.html);
  // Of errors only the page for an unknown address is kept: the number of these addresses is unlimited (OPS-05).
  const isError = result.status >= 400 && result.status !== 404;
  const keep = result.cacheable && !isError && !ownsCookie;
  const whole = keep && result.status === 200 && result.redirect === undefined;
  // Visitors would share the nonce. A build of an older kit names no hashes: its pages stay with the gateways.
  const hashes = request.shared ? result.styleHashes : undefined;
  const payload = whole && result.payload !== undefined ? encodePayload(request.build, result.payload) : undefined;
  return {
    status: result.status,
    headers,
    body,
    inline: {
      scripts: result.scriptHashes,
      styles: hashes ?? [`nonce-${styleNonce}`],
      ...(request.services.length > 0 && { services: request.services }),
    },
    redirect: result.redirect === undefined ? undefined : safeTarget(result.redirect),
    keep,
    look: request.look,
    sharedTags: whole && hashes ? cacheTags(request) : undefined,
    payload,
    size: body.size + (payload?.size ?? 0),
  };
}

/** Writes `{ build, data }`; `data` is JSON, as text or UTF-8. */
function encodePayload(build: string, data: string | Uint8Array<ArrayBuffer>): EncodedBody {
  const before = Buffer.from(`{"build":${JSON.stringify(build)},"data":`);
  return encodeBody(Buffer.concat([before, typeof data === 'string' ? Buffer.from(data) : data, Buffer.from('}')]));
}

function safeTarget(given: string): string {
  // A path with two slashes at the start would name another host.
  const target = given.replace(/^[/\\]+/, '/');
  const url = URL.canParse(target, 'http://site.invalid') ? new URL(target, 'http://site.invalid') : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError('the renderer gave a redirect that is not http');
  return url.host === 'site.invalid' ? url.pathname + url.search + url.hash : url.href;
}
