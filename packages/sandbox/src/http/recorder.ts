import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../world/clock.ts';
import type { SandboxEnv } from './env.ts';

/** A call that the sandbox was sent. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  /** The body, with secrets struck out; undefined when it is no JSON. */
  readonly body: unknown;
  /** HTTP status. */
  readonly status: number;
  /** Code in the reply's envelope, where there is one. */
  readonly code: string | undefined;
  /** When it arrived (milliseconds). */
  readonly at: number;
}

/** Remembers the latest calls. */
export interface Recorder {
  readonly middleware: MiddlewareHandler<SandboxEnv>;
  /** Calls that arrived at `since` or later, oldest first. */
  calls(since: number): RecordedCall[];
  clear(): void;
}

/** How many calls are kept. */
const KEPT = 1000;
/** Pictures are no calls and would crowd them out. */
const PICTURES = '/api/art/';
const SECRET = /password|token|answer|secret|authorization|^enc$|verify/i;

/** Makes the recorder of calls under `/api`. */
export function createRecorder(clock: Clock): Recorder {
  let calls: RecordedCall[] = [];
  return {
    middleware: async (c, next) => {
      if (c.req.path.startsWith(PICTURES)) {
        await next();
        return;
      }
      const at = clock.now();
      const body = redacted(parsed(await c.req.text()));
      await next();
      calls.push({ method: c.req.method, path: c.req.path, body, status: c.res.status, code: c.get('replyCode'), at });
      if (calls.length > KEPT) calls = calls.slice(-KEPT);
    },
    calls: (since) => calls.filter((call) => call.at >= since),
    clear: () => {
      calls = [];
    },
  };
}

/** A value without what could open an account. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? '***' : redacted(part)]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
