import type { HttpPort } from './ports.ts';

/**
 * Most bytes of an answer, after unpacking. The largest honest one is a list of 10,000 games, a quarter of this; anything
 * above would hold the processor for seconds, on a server for all sites.
 */
export const REPLY_LIMIT_BYTES = 16 * 1024 * 1024;

/** An answer has more than {@link REPLY_LIMIT_BYTES}; the rest of it was not read. */
export class ReplyTooLargeError extends Error {
  override readonly name = 'ReplyTooLargeError';
  /** Bytes read until it was clear, or its length as text. */
  readonly bytes: number;

  constructor(bytes: number) {
    super(`the answer has more than ${REPLY_LIMIT_BYTES} bytes`);
    this.bytes = bytes;
  }
}

/** Wishes for {@link fetchHttp}. */
export interface FetchHttpOptions {
  /** Absolute address that root-relative ones are resolved against; needed on a server only. */
  readonly base?: string;
  /** Headers of every request, e.g. the request id of a server render. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives up every request, e.g. when a server render is abandoned. */
  readonly signal?: AbortSignal;
}

/** A browser reads an answer as a whole: the memory is the visitor's own, and what the browser shows of its network stays complete. */
async function readWhole(response: Response): Promise<string> {
  const text = await response.text();
  if (text.length > REPLY_LIMIT_BYTES) throw new ReplyTooLargeError(text.length);
  return text;
}

async function readBounded({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return text + decoder.decode();
    bytes += part.value.length;
    if (bytes > REPLY_LIMIT_BYTES) {
      // Without waiting: what matters is that nobody reads on.
      reader?.cancel().catch(() => undefined);
      throw new ReplyTooLargeError(bytes);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/** The http port over fetch: the only place of core that talks to the network itself (API-01). */
export const fetchHttp = (options: FetchHttpOptions = {}): HttpPort => ({
  send: async (request) => {
    const { base, headers, signal } = options;
    const response = await fetch(base === undefined ? request.url : new URL(request.url, base), {
      method: request.method,
      headers: { ...headers, ...request.headers },
      credentials: 'same-origin',
      signal: signal === undefined ? request.signal : AbortSignal.any([request.signal, signal]),
      ...(request.body !== undefined && { body: request.body }),
    });
    const text = await (base === undefined ? readWhole(response) : readBounded(response));
    return { status: response.status, header: (name) => response.headers.get(name), text };
  },
});
