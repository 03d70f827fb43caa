import { fetchHttp, REPLY_LIMIT_BYTES, ReplyTooLargeError } from './http/http-fetch.ts';
import type { ClockPort, CookieOptions, CorePorts, LoggerPort } from './ports/ports.ts';
import { silentLocks, silentRealtime, silentWindows } from './ports/silent.ts';
import { createStorage, memoryArea } from './storage/storage.ts';
import { systemClock, systemRandom } from './ports/system.ts';

/** One request that is being rendered. */
export interface ServerPortsOptions {
  /** Base address of platform calls. */
  readonly upstream: string;
  /** Absolute address that was asked for. */
  readonly url: string;
  /** Cookies of the request, decoded. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly userAgent: string;
  /** Languages of the accept-language header, best first. */
  readonly languages: readonly string[];
  /** Headers to send along with every call, e.g. the request id. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends all calls of this render. */
  readonly signal?: AbortSignal;
  readonly logger: LoggerPort;
  readonly clock?: ClockPort;
  /** Called for each cookie the render wants to set; if omitted, cookies are dropped, as on cached pages. */
  readonly onCookie?: (name: string, value: string, options: CookieOptions) => void;
}

const ignore = () => undefined;

/** A logger of a server render: passes warnings to `warn` and ignores the rest. */
export const serverLogger = (warn: LoggerPort['warn'] = ignore): LoggerPort => ({ debug: ignore, warn, error: warn });

/**
 * Reads an answer and cancels it as soon as it is too large: on a server all sites share the memory.
 * @throws ReplyTooLargeError
 */
async function readBoundedText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return text + decoder.decode();
    bytes += part.value.length;
    if (bytes > REPLY_LIMIT_BYTES) {
      // Not awaited: it only matters that reading stops.
      reader?.cancel().catch(() => undefined);
      throw new ReplyTooLargeError(bytes);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/** Everything core needs for one server render: nothing is shared between requests and no token is ever present. */
export const createServerPorts = (options: ServerPortsOptions): CorePorts => {
  const { origin, host, pathname: path, search } = new URL(options.url);
  const cookies = new Map(Object.entries(options.cookies));
  const local = memoryArea();
  const session = memoryArea();
  const clock = options.clock ?? systemClock;
  return {
    http: fetchHttp({
      read: readBoundedText,
      base: options.upstream,
      ...(options.headers !== undefined && { headers: options.headers }),
      ...(options.signal !== undefined && { signal: options.signal }),
    }),
    storage: createStorage({ local: () => local, session: () => session, onExternalChange: () => () => undefined }),
    cookies: {
      get: (name) => cookies.get(name),
      count: (name) => Number(cookies.has(name)),
      set: (name, value, wishes = {}) => {
        cookies.set(name, value);
        options.onCookie?.(name, value, wishes);
      },
      remove: (name) => {
        cookies.delete(name);
        options.onCookie?.(name, '', { maxAge: 0 });
      },
    },
    realtime: silentRealtime,
    windows: silentWindows({ origin, host, path, search }),
    clock,
    // A server's clock is set by its operator, as the platform's is.
    platformClock: { now: clock.now, ask: () => ignore },
    locks: silentLocks,
    random: systemRandom,
    device: {
      userAgent: options.userAgent,
      languages: options.languages,
      host,
      standalone: false,
      privacyControl: false,
      nativeBridge: false,
      viewportWidth: () => 0,
      visible: () => true,
      onVisibilityChange: () => () => undefined,
      onOnline: () => () => undefined,
      postToWrapper: () => false,
    },
    logger: options.logger,
  };
};
