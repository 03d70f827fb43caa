import { calls as declared } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import type { MiddlewareHandler } from 'hono';
import { SCENARIO_HEADER } from '../scenarios/situations.ts';
import type { Clock } from '../world/storage/clock.ts';
import type { SandboxEnv } from './env.ts';

/** A call to the sandbox. */
export interface RecordedCall {
  /** Increases from 1. */
  readonly id: number;
  /** Its name in the contract, if it has one. */
  readonly name: string | undefined;
  readonly method: string;
  readonly path: string;
  /** The body, with secrets removed; undefined for invalid JSON. */
  readonly body: unknown;
  /** HTTP status. */
  readonly status: number;
  /** Code in the reply's envelope, if it has one. */
  readonly code: string | undefined;
  /** The part of the request that does not fit the contract; no member reads it. */
  readonly problem: string | undefined;
  /** Time of arrival (milliseconds). */
  readonly at: number;
  /** Duration until the answer, in milliseconds. */
  readonly ms: number;
  /** The scenarios of the call. */
  readonly scenario: string | undefined;
}

/** Remembers the latest calls. */
export interface Recorder {
  readonly middleware: MiddlewareHandler<SandboxEnv>;
  /** Calls that arrived at `since` or later, oldest first. */
  calls(since: number): RecordedCall[];
  clear(): void;
}

/** Number of calls that are kept. */
const KEPT = 1000;
/** Pictures are not calls and would displace them. */
const PICTURES = '/api/art/';
const SECRET = /password|token|answer|secret|authorization|^enc$|verif|login_id|identity_id/i;

const names: ReadonlyMap<string, string> = new Map(
  Object.values(declared)
    .filter(({ base }) => base === 'api')
    .map((call) => [callPath(call), call.name]),
);

/** Creates the recorder of calls; `heard` is called with each call when its response is ready. */
export function createRecorder(clock: Clock, heard: (call: RecordedCall) => void = () => undefined): Recorder {
  let calls: RecordedCall[] = [];
  let lastId = 0;
  return {
    middleware: async (c, next) => {
      if (c.req.path.startsWith(PICTURES)) {
        await next();
        return;
      }
      const at = clock.now();
      const body = redacted(parsed(await c.req.text()));
      await next();
      lastId += 1;
      const { path, method } = c.req;
      const call: RecordedCall = {
        id: lastId,
        name: names.get(path),
        method,
        path,
        body,
        status: c.res.status,
        code: c.get('replyCode'),
        problem: c.get('problem'),
        at,
        ms: clock.now() - at,
        scenario: c.req.header(SCENARIO_HEADER),
      };
      calls.push(call);
      heard(call);
      if (calls.length > KEPT) calls = calls.slice(-KEPT);
    },
    calls: (since) => calls.filter((call) => call.at >= since),
    clear: () => {
      calls = [];
    },
  };
}

/** A value without secrets. */
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
