import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './env.ts';

/** Bounds of a body. */
interface BodyBounds {
  /** Most bytes that are taken. */
  readonly most: number;
  /** Size limit of a request in bytes; the connection is closed above it. */
  readonly patience: number;
}

/**
 * Reads a request's body to its end before anything is answered, also a body that is too large: a client that still writes when
 * the answer comes and the connection closes gets an error of its socket instead of the answer.
 * @param tooLarge answers a body of more than `most` bytes
 */
export const wholeBody =
  ({ most, patience }: BodyBounds, tooLarge: MiddlewareHandler<SandboxEnv>): MiddlewareHandler<SandboxEnv> =>
  async (c, next) => {
    const { body } = c.req.raw;
    if (body === null) return next();
    const kept: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    // Node's streams can be iterated, which the types of the web do not say.
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
