import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './env.ts';

/** Limits of a body. */
interface BodyBounds {
  /** Largest accepted body, in bytes. */
  readonly most: number;
  /** Size limit of a request in bytes; the connection is closed above it. */
  readonly patience: number;
}

/**
 * Reads a request's whole body before answering, even one that is too large. Otherwise a client that is still writing when
 * the connection closes gets a socket error instead of the answer.
 * @param tooLarge answers a body of more than `most` bytes
 */
export const wholeBody =
  ({ most, patience }: BodyBounds, tooLarge: MiddlewareHandler<SandboxEnv>): MiddlewareHandler<SandboxEnv> =>
  async (c, next) => {
    const { body } = c.req.raw;
    if (body === null) return next();
    const kept: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    // Node's streams are iterable, but their web types do not declare it.
    for await (const chunk of body as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      size += chunk.length;
      if (size <= most) kept.push(chunk);
      else kept.length = 0;
      if (size > patience) break;
    }
    if (size > most) return tooLarge(c, next);
    c.req.raw = new Request(c.req.raw, { method: c.req.raw.method, body: new Blob(kept) });
    return next();
  };
