import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import type { SandboxEnv } from './env.ts';
import { delayByChance } from './delayByChance.ts';

afterEach(() => void vi.restoreAllMocks());

test('[DX-03] answers come in another order than their calls', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0);
  const app = new Hono<SandboxEnv>();
  app.use(delayByChance(50));
  app.get('/:name', (c) => c.text(c.req.param('name')));
  const order: string[] = [];
  const ask = async (name: string) => void order.push(await (await app.request(`/${name}`)).text());
  await Promise.all([ask('first'), ask('second')]);
  expect(order).toEqual(['second', 'first']);
});
