import { validateHeaderValue } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../../base/clock.ts';
import { failureReply } from '../../upstream/reply.ts';
import type { GatewayEnv } from '../gateway-env.ts';

/** A last step of each answer: it may set headers, or note the answer. */
export type LastStep = (c: Context<GatewayEnv>) => void;

/** Options of {@link guard}. */
export interface GuardOptions {
  readonly clock: Clock;
  /** The answer to a request that failed by an error. */
  readonly errorAnswer: (error: unknown, c: Context<GatewayEnv>) => Response;
  /** Run in this order on every answer, also where one before it throws. */
  readonly last: readonly LastStep[];
}

/**
 * Outermost middleware: whatever happens further in, the answer can be sent, and the last steps see it. A middleware that
 * throws, or an answer that cannot be sent, becomes the answer to an error (SEC-07).
 */
export function guard({ clock, errorAnswer, last }: GuardOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    c.set('start', clock.now());
    try {
      await next();
      checkSendable(c.res);
    } catch (error) {
      dropAnswer(c, error);
      c.res = answerTo(error, c, errorAnswer);
    }
    for (const step of last) {
      try {
        step(c);
      } catch (error) {
        c.set('failure', error);
      }
    }
  };
}

/** Headers are read late: an invalid one would throw in each middleware, and at last in the server, which knows no headers. */
function checkSendable({ headers }: Response): void {
  for (const [name, value] of headers) validateHeaderValue(name, value);
}

function answerTo(error: unknown, c: Context<GatewayEnv>, errorAnswer: GuardOptions['errorAnswer']): Response {
  try {
    const answer = errorAnswer(error, c);
    checkSendable(answer);
    return answer;
  } catch {
    return failureReply(500);
  }
}

/**
 * Forgets an answer that will not be sent, with all its headers and its body: Hono would lay them over the answer that takes
 * its place.
 */
export function dropAnswer(c: Context<GatewayEnv>, reason: unknown): void {
  c.set('failure', reason);
  c.set('pageBytes', undefined);
  const body = bodyOf(c);
  // Another reader ends a locked stream.
  if (body && !body.locked) void body.cancel().catch(() => undefined);
  c.res = undefined;
}

function bodyOf(c: Context<GatewayEnv>): ReadableStream | null {
  try {
    return c.finalized ? c.res.body : null;
  } catch {
    // It has invalid headers, so it was never made.
    return null;
  }
}
