import { request, type Dispatcher } from 'undici';
import { embedVerdict, type EmbedReason } from './embed-verdict.ts';
import { frameTarget, type TargetProblem } from './frame-target.ts';
import { pinnedAgent, PrivateAddressError, systemResolve, type Connect, type Resolve } from './pinned-agent.ts';

/** Result of the check. */
export interface FrameVerdict {
  readonly embeddable: boolean;
  readonly reason: EmbedReason | TargetProblem | 'too-many-redirects' | 'unreachable';
}

/** Options of {@link createFrameCheck}. */
export interface FrameCheckOptions {
  /** For tests. */
  readonly resolve?: Resolve;
  /** For tests. */
  readonly connect?: Connect;
  /** Origins that are requested although they are not public, such as a local platform in development. Default: none. */
  readonly own?: readonly string[];
  /** Longest check, redirects included, in ms. */
  readonly limitMs?: number;
}

/** Checks pages of other sites for visitors. */
export interface FrameCheck {
  /** Whether a page of `site` may frame the page at `text`. Never rejects. */
  check(text: string, site: URL): Promise<FrameVerdict>;
  /** Ends open connections. */
  close(): void;
}

const REDIRECTS = 3;
const REFUSED = (reason: FrameVerdict['reason']): FrameVerdict => ({ embeddable: false, reason });

/**
 * Creates the check. It connects only to public hosts, also after redirects, reads only headers, and stops after three
 * redirects or 5 s (HELP-04x).
 */
export function createFrameCheck({
  resolve = systemResolve,
  connect,
  own = [],
  limitMs = 5000,
}: FrameCheckOptions): FrameCheck {
  const agent = pinnedAgent({ resolve, ...(connect && { connect }) });

  const target = (text: string, base?: URL): URL | TargetProblem => {
    const url = own.length > 0 ? URL.parse(text, base) : null;
    return url && own.includes(url.origin) ? url : frameTarget(text, base);
  };

  const head = async (url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> => {
    const reply = await request(url, {
      ...(!own.includes(url.origin) && { dispatcher: agent }),
      signal,
      headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; frame-check)' },
    });
    reply.body.on('error', () => undefined);
    reply.body.destroy();
    return reply;
  };

  const follow = async (text: string, site: URL, signal: AbortSignal): Promise<FrameVerdict> => {
    let page = target(text);
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      if (typeof page === 'string') return REFUSED(page);
      const { statusCode, headers } = await head(page, signal);
      const values = (name: string) => [headers[name] ?? []].flat();
      const [location] = values('location');
      if (statusCode < 300 || statusCode > 399 || location === undefined) {
        const reason = embedVerdict({ url: page, status: statusCode, values }, site);
        return { embeddable: reason === '', reason };
      }
      page = target(location, page);
    }
    return REFUSED('too-many-redirects');
  };

  return {
    async check(text, site) {
      try {
        return await follow(text, site, AbortSignal.timeout(limitMs));
      } catch (error) {
        return REFUSED(error instanceof PrivateAddressError ? 'private-address' : 'unreachable');
      }
    },
    close: () => void agent.destroy(),
  };
}
