import { request } from 'undici';
import { describeFailure } from '../../logging/describeFailure.ts';
import type { ForwardJob, Forwarder } from '../../upstream/forward.ts';
import { readLocation } from '../../upstream/location.ts';
import {
  pinnedAgent,
  PrivateAddressError,
  systemResolve,
  type Connect,
  type Resolve,
} from '../check-iframe/pinned-agent.ts';
import { PictureError } from './picture-error.ts';
import type { Lease } from './picture-room.ts';
import { redirectedSource, type PictureRules, type PictureSource } from './picture-target.ts';

/** Limits of {@link createPictureFetch}, and for tests its connections. */
export interface PictureFetchOptions {
  /** Asks the platform. */
  readonly forwarder: Pick<Forwarder, 'forward'>;
  /** Largest original, in bytes. */
  readonly maxBytes: number;
  /** Longest fetch with its redirects, in ms. */
  readonly limitMs: number;
  /** For tests. */
  readonly resolve?: Resolve | undefined;
  /** For tests. */
  readonly connect?: Connect | undefined;
}

/** Facts about a visitor that the platform learns, as with every call. */
export type PictureFacts = Pick<ForwardJob, 'client' | 'requestId' | 'siteId' | 'host'>;

/** Fetches originals. */
export interface PictureFetch {
  /**
   * The bytes of an original.
   * @param rules for its redirects
   * @param lease its room, which is shrunk to what it needs
   * @throws PictureError
   */
  fetch(
    source: PictureSource,
    rules: PictureRules,
    facts: PictureFacts,
    lease: Pick<Lease, 'shrink'> | undefined,
  ): Promise<Buffer>;
  /** Ends open connections. */
  close(): void;
}

/** The head of an answer, and its body as it comes. */
interface Reply {
  readonly status: number;
  readonly location: string | undefined;
  readonly length: string | undefined;
  readonly body: AsyncIterable<Uint8Array> | readonly Uint8Array[];
  readonly end: () => void;
}

const REDIRECTS = 3;
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml',
  'user-agent': 'Mozilla/5.0 (compatible; pictures)',
};

/**
 * Creates the fetch. It connects to public addresses only, also after redirects, and to the address that was checked; the
 * site's own platform is where the operator says, and is asked as for any call (IMG-01).
 */
export function createPictureFetch({
  forwarder,
  maxBytes,
  limitMs,
  resolve = systemResolve,
  connect,
}: PictureFetchOptions): PictureFetch {
  const agent = pinnedAgent({ resolve, ...(connect && { connect }) });

  const askOutside = async ({ url }: PictureSource, signal: AbortSignal): Promise<Reply> => {
    const { statusCode, headers, body } = await request(url, { dispatcher: agent, signal, headers: HEADERS });
    const first = (name: string) => [headers[name] ?? []].flat()[0];
    body.on('error', () => undefined);
    const end = () => void body.destroy();
    return { status: statusCode, location: first('location'), length: first('content-length'), body, end };
  };

  const askPlatform = async (
    target: string,
    { site }: PictureRules,
    facts: PictureFacts,
    signal: AbortSignal,
  ): Promise<Reply> => {
    let failure: unknown;
    const { status, headers, body, finish } = await forwarder.forward({
      ...facts,
      method: 'GET',
      headers: HEADERS,
      target,
      upstream: site.upstream,
      ownHeaders: [],
      visitor: waiterOf(signal),
      // Where it leads is checked like any address.
      mayLeadTo: () => true,
      onFailure: (error) => (failure = error),
    });
    if (failure !== undefined) throw failure;
    const whole = body instanceof Uint8Array;
    const end = () => {
      finish();
      if (!whole) body?.destroy();
    };
    if (!whole) body?.on('error', () => undefined);
    return {
      status,
      location: headers.get('location'),
      length: headers.get('content-length'),
      // Bytes, because no encoding is set.
      body: whole ? [body] : ((body ?? []) as AsyncIterable<Buffer>),
      end,
    };
  };

  const read = async ({ body, length }: Reply, lease: Pick<Lease, 'shrink'> | undefined): Promise<Buffer> => {
    const tooLarge = () => new PictureError(404, 'the original is too large');
    const announced = Number(length ?? maxBytes);
    if (announced > maxBytes) throw tooLarge();
    if (announced >= 0) lease?.shrink(announced);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
    lease?.shrink(size);
    return Buffer.concat(chunks);
  };

  return {
    async fetch(first, rules, facts, lease) {
      const signal = AbortSignal.timeout(limitMs);
      const follow = async (source: PictureSource, redirects: number): Promise<Buffer> => {
        const { own } = source;
        const reply = await (own === undefined ? askOutside(source, signal) : askPlatform(own, rules, facts, signal));
        try {
          if (reply.status === 200) return await read(reply, lease);
        } finally {
          reply.end();
        }
        if (reply.status < 300 || reply.status > 399 || reply.location === undefined)
          throw new PictureError(404, `the original was answered with ${reply.status}`);
        if (redirects === 0) throw new PictureError(404, 'too many redirects');
        return follow(redirectedSource(readLocation(reply.location), source, rules), redirects - 1);
      };
      try {
        return await follow(first, REDIRECTS);
      } catch (error) {
        if (error instanceof PictureError) throw error;
        if (error instanceof PrivateAddressError) throw new PictureError(403, 'the host is not on the public internet');
        if (signal.aborted) throw new PictureError(404, 'the original did not come in time');
        throw new PictureError(404, `the original cannot be fetched: ${describeFailure(error)}`);
      }
    },
    close: () => void agent.destroy(),
  };
}

/** The one who waits for an answer of the platform: this gateway, until its time is over. */
const waiterOf = (signal: AbortSignal): ForwardJob['visitor'] => ({
  hasBody: false,
  each: () => Promise.resolve(),
  left: () => signal.aborted,
  onLeft: (callBack) => {
    signal.addEventListener('abort', callBack);
    return () => signal.removeEventListener('abort', callBack);
  },
  cut: () => false,
});
