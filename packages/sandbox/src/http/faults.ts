import { envelope } from '@housefront/contract/envelope';
import type { Context, MiddlewareHandler } from 'hono';
import type { FaultEffect } from '../scenarios/scenario.types.ts';
import type { Situations } from '../scenarios/situations.ts';
import { brokenReplies, dripped } from './brokenReplies.ts';
import type { SandboxEnv } from './env.ts';

/** An ordered fault. */
export interface Fault extends FaultEffect {
  /** Number of times that it strikes; without it, until it is cleared. */
  readonly times?: number | undefined;
}

/** An order that is in force. */
export interface Order {
  /** False if it has struck often enough, or was reverted. */
  readonly inForce: () => boolean;
  readonly takeBack: () => void;
}

/** Ordered faults and delays. */
export interface Faults {
  readonly middleware: MiddlewareHandler<SandboxEnv>;
  add(fault: Fault): Order;
  /** Delays every call, or those to `path`, by `ms`; 0 removes the delay. Reverting it restores the previous delay. */
  delay(ms: number, path?: string): Order;
  /** Completes hanging and slow answers. */
  letGo(): void;
  /** Removes all faults and delays and completes hanging calls. */
  clear(): void;
}

/** Creates the faults. The latest fault of a path applies, after those of active scenarios. */
export function createFaults(situations: Situations): Faults {
  let faults: { readonly fault: Fault; left: number }[] = [];
  const delays = new Map<string, number>();
  let release = new AbortController();

  const strike = (path: string): FaultEffect | undefined => {
    const staged = situations
      .current()
      .flatMap((effects) => effects.faults ?? [])
      .find((effect) => covers(effect.path, path));
    if (staged) return staged;
    const found = faults.findLast(({ fault }) => covers(fault.path, path));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) faults = faults.filter((other) => other !== found);
    return found.fault;
  };
  const delayOf = (path: string): number => {
    const staged = situations.current().flatMap((effects) => effects.delays ?? []);
    const exact = [...delays].findLast(([where]) => where !== '*' && covers(where, path));
    return staged.find((effect) => covers(effect.path, path))?.ms ?? exact?.[1] ?? delays.get('*') ?? 0;
  };
  const setDelay = (ms: number, path: string): void => {
    delays.delete(path);
    if (ms > 0) delays.set(path, ms);
  };
  const letGo = (): void => {
    release.abort();
    release = new AbortController();
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
      const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
      faults.push(entry);
      return {
        inForce: () => faults.includes(entry),
        takeBack: () => {
          faults = faults.filter((other) => other !== entry);
          letGo();
        },
      };
    },
    delay: (ms, path = '*') => {
      const before = delays.get(path) ?? 0;
      setDelay(ms, path);
      return { inForce: () => ms > 0 && delays.get(path) === ms, takeBack: () => setDelay(before, path) };
    },
    letGo,
    clear: () => {
      faults = [];
      delays.clear();
      letGo();
    },
  };
}

async function perform(
  fault: FaultEffect,
  c: Context<SandboxEnv>,
  next: () => Promise<void>,
  released: AbortSignal,
): Promise<Response | undefined> {
  switch (fault.mode) {
    case 'http404':
      return new Response('<!doctype html><title>Not Found</title><h1>Not Found</h1>', {
        status: 404,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'http500':
      return Response.json(envelope('500', fault.message ?? 'ordered fault', null), { status: 500 });
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'empty':
      return new Response('', { headers: { 'Content-Type': 'application/json' } });
    case 'code':
      c.set('replyCode', fault.codeFull ?? fault.code ?? '999');
      return Response.json({
        ...envelope(fault.code ?? '999', fault.message ?? '', fault.data ?? null),
        ...(fault.codeFull !== undefined && { codeFull: fault.codeFull }),
      });
    case 'unauthorised':
      c.set('replyCode', '401');
      return Response.json(envelope('401', fault.message ?? 'ordered fault', null), { status: 401 });
    case 'reset':
      c.env?.incoming?.socket.destroy();
      return Response.json(envelope('502', 'connection reset', null), { status: 502 });
    case 'hang':
      await waitFor(undefined, [released, c.req.raw.signal]);
      return Response.json(envelope('504', 'let go', null), { status: 504 });
    case 'truncated':
    case 'other-form':
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
  // Removed first: otherwise Hono merges the headers of both.
  c.res = undefined;
  c.res = new Response(body, { status, headers: kept });
}

function covers(where: string, path: string): boolean {
  if (where.endsWith('*')) {
    const beginning = where.slice(0, -1);
    return path.startsWith(beginning) || path.startsWith(`/api${beginning}`);
  }
  return where === path || path === `/api${where}`;
}

/** Waits `ms` (or for ever), or until one of the signals aborts. */
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
