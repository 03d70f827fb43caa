import type { HttpPort } from './ports.ts';

/** Wishes for {@link fetchHttp}. */
export interface FetchHttpOptions {
  /** Absolute address that root-relative ones are resolved against; needed on a server only. */
  readonly base?: string;
  /** Headers of every request, e.g. the request id of a server render. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives up every request, e.g. when a server render is abandoned. */
  readonly signal?: AbortSignal;
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
    const text = await response.text();
    return { status: response.status, header: (name) => response.headers.get(name), text };
  },
});
