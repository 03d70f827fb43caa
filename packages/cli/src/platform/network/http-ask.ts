import { callPath } from '@housefront/contract/endpoint';
import type { AskPlatform } from '@housefront/contract/suite';
import { networkFailure, type NetworkFailure } from './networkFailure.ts';
import type { CheckedSite, Ports } from './types.ts';

/** Largest body that is read, in bytes: larger than any list of games. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A call over HTTP, with the facts that are the same for all. */
export interface HttpAsk {
  readonly ask: AskPlatform;
  /** Sends a form or JSON to a path beside the calls. */
  readonly post: (
    path: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<HttpAnswer | NetworkFailure>;
  /** Differences between the platform's clock and that of this machine, in milliseconds, one for each answer. */
  readonly skews: readonly number[];
  /** The last failed connection of each kind. */
  readonly failures: ReadonlyMap<string, NetworkFailure>;
  /** Encodings of answers of more than 2 kB. */
  readonly encodings: ReadonlySet<string>;
}

interface HttpAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
  readonly ms: number;
}

/** Length from which compression matters. */
const LARGE = 2048;

/** Sends calls as a gateway does. */
export function createHttpAsk(
  against: string,
  site: CheckedSite,
  ports: Ports,
  callMs: number,
  stop: AbortSignal,
): HttpAsk {
  const base = against.replace(/\/+$/, '');
  const skews: number[] = [];
  const failures = new Map<string, NetworkFailure>();
  const encodings = new Set<string>();

  const post: HttpAsk['post'] = async (path, body, headers) => {
    const began = ports.elapsed();
    const sentAt = ports.now();
    try {
      const response = await ports.fetch(base + path, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          language: site.language,
          'x-site-id': String(site.siteId),
          'x-client-host': new URL(site.origin).host,
          'user-agent': 'housefront-doctor',
          ...headers,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stop, AbortSignal.timeout(callMs)]),
      });
      const text = await textOf(response);
      const date = Date.parse(response.headers.get('date') ?? '');
      // The header has whole seconds, so the moment is half a second later on average.
      if (!Number.isNaN(date)) skews.push(date + 500 - (sentAt + ports.now()) / 2);
      if (text.length > LARGE) encodings.add(response.headers.get('content-encoding') ?? 'none');
      const header = (name: string) => response.headers.get(name);
      return { status: response.status, header, text, ms: ports.elapsed() - began };
    } catch (error) {
      const failure = networkFailure(error);
      failures.set(failure.kind, failure);
      return failure;
    }
  };

  const ask: AskPlatform = async (call, body, token) => {
    const began = ports.elapsed();
    const sent = await post(callPath(call), JSON.stringify(body), token === undefined ? {} : { authorization: token });
    return 'reason' in sent ? { failure: sent.reason, ms: ports.elapsed() - began } : { answer: sent, ms: sent.ms };
  };
  return { ask, post, skews, failures, encodings };
}

/** The text of an answer, cut at the largest length. */
async function textOf(response: Response): Promise<string> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
