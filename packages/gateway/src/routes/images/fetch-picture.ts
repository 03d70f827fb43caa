import { request, type Dispatcher } from 'undici';
import { describeFailure } from '../../logging/describeFailure.ts';
import {
  pinnedAgent,
  PrivateAddressError,
  systemResolve,
  type Connect,
  type Resolve,
} from '../check-iframe/pinned-agent.ts';
import { PictureError } from './picture-error.ts';
import { listedUrl, type PictureSource } from './picture-target.ts';

/** Limits of {@link createPictureFetch}, and for tests its connections. */
export interface PictureFetchOptions {
  /** Largest original, in bytes. */
  readonly maxBytes: number;
  /** Longest fetch with its redirects, in ms. */
  readonly limitMs: number;
  /** For tests. */
  readonly resolve?: Resolve | undefined;
  /** For tests. */
  readonly connect?: Connect | undefined;
}

/** Fetches originals. */
export interface PictureFetch {
  /**
   * The bytes of an original.
   * @param hosts to which it may redirect
   * @throws PictureError
   */
  fetch(source: PictureSource, hosts: readonly string[]): Promise<Buffer>;
  /** Ends open connections. */
  close(): void;
}

const REDIRECTS = 3;
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml',
  'user-agent': 'Mozilla/5.0 (compatible; pictures)',
};

/**
 * Creates the fetch. It connects to public addresses only, also after redirects, and to the address that was checked (IMG-01);
 * the site's own platform is where the operator says.
 */
export function createPictureFetch({
  maxBytes,
  limitMs,
  resolve = systemResolve,
  connect,
}: PictureFetchOptions): PictureFetch {
  const agent = pinnedAgent({ resolve, ...(connect && { connect }) });

  const read = async ({ body, headers }: Dispatcher.ResponseData): Promise<Buffer> => {
    const tooLarge = () => new PictureError(404, 'the original is too large');
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    // Bytes, because no encoding is set.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };

  const follow = async (
    { url, own }: PictureSource,
    hosts: readonly string[],
    signal: AbortSignal,
  ): Promise<Buffer> => {
    let target = url;
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const reply = await request(target, { ...(!own && { dispatcher: agent }), signal, headers: HEADERS });
      try {
        if (reply.statusCode === 200) return await read(reply);
      } finally {
        reply.body.on('error', () => undefined);
        reply.body.destroy();
      }
      const location = [reply.headers.location ?? []].flat()[0];
      if (own || reply.statusCode < 300 || reply.statusCode > 399 || location === undefined)
        throw new PictureError(404, `the original was answered with ${reply.statusCode}`);
      target = listedUrl(location, hosts, target);
    }
    throw new PictureError(404, 'too many redirects');
  };

  return {
    async fetch(source, hosts) {
      const signal = AbortSignal.timeout(limitMs);
      try {
        return await follow(source, hosts, signal);
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
