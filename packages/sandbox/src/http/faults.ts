import { envelope } from '@housefront/contract/envelope';
import type { Context, MiddlewareHandler } from 'hono';
import { brokenReplies, dripped } from './brokenReplies.ts';
import type { SandboxEnv } from './env.ts';

/** Ways in which an answer can go wrong. */
export const FAULT_MODES = [
  'http500',
  'html',
  'empty',
  'truncated',
  'wrong-types',
  'reset',
  'hang',
  'slow-drip',
  'code',
] as const;
/** A way in which an answer can go wrong. */
export type FaultMode = (typeof FAULT_MODES)[number];

/** An ordered fault. */
export interface Fault {
  /** Path with or without `/api`; one that ends in `*` is a beginning, e.g. `/provider/*`, and `*` alone every path. */
  readonly path: string;
  readonly mode: FaultMode;
  /** Code and message of mode `code`. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** How often it strikes; without it, until it is cleared. */
  readonly times?: number | undefined;
}

/** Ordered faults and delays. */
export interface Faults {
  readonly middleware: MiddlewareHandler<SandboxEnv>;
  add(fault: Fault): void;
  /** Delays every call, or those to `path`, by `ms`; 0 takes the delay away. */
  delay(ms: number, path?: string): void;
  list(): readonly Fault[];
  /** Takes all faults and delays away and lets hanging calls go. */
  clear(): void;
}

/** Makes the fault desk; the newest fault of a path counts. */
export function createFaults(): Faults {
  let faults: { readonly fault: Fault; left: number }[] = [];
  const delays = new Map<string, number>();
  let release = new AbortController();

  const strike = (path: string): Fault | undefined => {
    const found = faults.findLast(({ fault }) => covers(fault.path, path));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) faults = faults.filter((other) => other !== found);
    return found.fault;
  };
  const delayOf = (path: string): number => {
    const exact = [...delays].findLast(([where]) => where !== '*' && covers(where, path));
    return exact?.[1] ?? delays.get('*') ?? 0;
  };

  return {
    middleware: async (c, next) => {
      const pause = delayOf(c.req.path);
      const { signal } = release;
      if (pause > 0) await waitFor(pause, [signal, c.req.raw.signal]);
      const fault = strike(c.req.path);
      if (!fault) {
        await next();
        return undefined;
      }
      return perform(fault, c, next, signal);
    },
    add: (fault) => {
      faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    delay: (ms, path = '*') => {
      delays.delete(path);
      if (ms > 0) delays.set(path, ms);
    },
    list: () => faults.map(({ fault }) => fault),
    clear: () => {
      faults = [];
      delays.clear();
      release.abort();
      release = new AbortController();
    },
  };
}

async function perform(
  fault: Fault,
  c: Context<SandboxEnv>,
  next: () => Promise<void>,
  released: AbortSignal,
): Promise<Response | undefined> {
  switch (fault.mode) {
    case 'http500':
      return Response.json(envelope('500', fault.message ?? 'ordered fault', null), { status: 500 });
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'empty':
      return new Response('', { headers: { 'Content-Type': 'application/json' } });
    case 'code':
      c.set('replyCode', fault.code ?? '999');
      return Response.json(envelope(fault.code ?? '999', fault.message ?? '', null));
    case 'reset':
      c.env?.incoming?.socket.destroy();
      return Response.json(envelope('502', 'connection reset', null), { status: 502 });
    case 'hang':
      await waitFor(undefined, [released, c.req.raw.signal]);
      return Response.json(envelope('504', 'let go', null), { status: 504 });
    case 'truncated':
    case 'wrong-types':
      await next();
      replace(c, brokenReplies[fault.mode](await c.res.text()));
      break;
    case 'slow-drip':
      await next();
      replace(c, dripped(await c.res.text(), released));
      break;
  }
  return undefined;
}

function replace(c: Context<SandboxEnv>, body: string | ReadableStream): void {
  const { status, headers } = c.res;
  const kept = new Headers(headers);
  kept.delete('content-length');
  // Taken away first: otherwise Hono mixes the headers of both.
  c.res = undefined;
  c.res = new Response(body, { status, headers: kept });
}

function covers(where: string, path: string): boolean {
  if (where.endsWith('*')) return path.startsWith(where.slice(0, -1));
  return where === path || path === `/api${where}`;
}

/** Waits `ms` (for ever without it), or until one of the signals is given. */
function waitFor(ms: number | undefined, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const any = AbortSignal.any([...signals]);
    if (any.aborted) {
      resolve();
      return;
    }
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    any.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
