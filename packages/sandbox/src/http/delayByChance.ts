import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './env.ts';

/** Delays each answer by a time of its own, by chance, so that answers also come in another order than their calls. */
export const delayByChance =
  (most: number): MiddlewareHandler<SandboxEnv> =>
  async (_, next) => {
    await wait(Math.random() * most);
    await next();
  };
