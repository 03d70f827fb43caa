import { eitherSignal } from './either-signal.ts';
import type { HttpPort } from '../ports/ports.ts';

/**
 * Largest size of an answer after decompression. The largest real one, a list of 10,000 games, has a quarter of it. A larger
 * one would block the processor for seconds, on a server for all sites.
 */
export const REPLY_LIMIT_BYTES = 16 * 1024 * 1024;

/** An answer has more than {@link REPLY_LIMIT_BYTES}; the rest of it was not read. */
export class ReplyTooLargeError extends Error {
  /** Bytes read before the limit was exceeded, or the length of the text. */
  declare readonly bytes: number;

  constructor(bytes: number) {
    super(`the answer has more than ${REPLY_LIMIT_BYTES} bytes`);
    this.name = 'ReplyTooLargeError';
    this.bytes = bytes;
  }
}

/** Options of {@link fetchHttp}. */
export interface FetchHttpOptions {
  /** Absolute address that root-relative ones are resolved against; needed on a server only. */
  readonly base?: string;
  /** Headers of every request, e.g. the request id of a server render. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads a response body; default: as a whole. */
  readonly read?: (response: Response) => Promise<string>;
  /** Cancels every request, e.g. when a server render is abandoned. */
  readonly signal?: AbortSignal;
}

/** A browser reads an answer as a whole: the memory is the visitor's own, and developer tools show the complete body. */
async function readWhole(response: Response): Promise<string> {
  const text = await response.text();
  if (text.length > REPLY_LIMIT_BYTES) throw new ReplyTooLargeError(text.length);
  return text;
}

/** The http port over fetch: the only place of core that talks to the network itself (API-01). */
export const fetchHttp = (options: FetchHttpOptions = {}): HttpPort => ({
  send: async (request) => {
    const { base, headers, signal, read = readWhole } = options;
    const response = await fetch(base === undefined ? request.url : new URL(request.url, base), {
      method: request.method,
      headers: { ...headers, ...request.headers },
      credentials: 'same-origin',
      signal: signal === undefined ? request.signal : eitherSignal(request.signal, signal),
      ...(request.body !== undefined && { body: request.body }),
    });
    const text = await read(response);
    return { status: response.status, header: (name) => response.headers.get(name), text };
  },
});
