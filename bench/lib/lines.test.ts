import { request } from 'playwright';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createControl } from '../../e2e/support/control.ts';
import { keptLogin } from '../../e2e/support/login.ts';
import { createSandbox } from '../../packages/sandbox/src/createSandbox.ts';
import { openLines } from './lines.ts';
import { mostWithin, returnLoad } from './return-load.ts';

const LINES = 150;

test('the busiest second is the one with most calls, wherever it begins', () => {
  expect(mostWithin([], 1000)).toBe(0);
  expect(mostWithin([900, 1000, 1899, 1900, 5000], 1000)).toBe(3);
});

test('a return is summed up over all processes of lines', () => {
  const record = (calls: number[], right: number[]) => ({
    calls,
    due: calls.map((at) => at - 100),
    authorizations: calls.slice(0, 1),
    right,
  });
  const load = returnLoad([record([2000, 3000, 6000], [5000]), record([2500], [4000])], 1000, 2);
  expect(load).toEqual({
    calls: 4,
    authorizations: 2,
    seconds: 5,
    mean: 1,
    peak: 2,
    sent: 2,
    right: 2,
    rightAfter: { half: 3, most: 4, all: 4 },
  });
  expect(returnLoad([record([2000], [5000])], 1000, 2).rightAfter.all).toBeNaN();
});

test('[RT-24] 150 members come back spread after the server ended all connections, and all are right', async () => {
  const sandbox = await createSandbox({ checkReplies: false, games: 500 });
  onTestFinished(() => sandbox.close());
  const { port } = await sandbox.listen({ port: 0 });
  const platform = `http://127.0.0.1:${port}`;
  const control = createControl(platform);
  const context = await request.newContext({ baseURL: platform });
  onTestFinished(() => context.dispose());
  const login = await keptLogin(context, control, 'lucky88');
  const realtime = { key: 'housefront', host: '127.0.0.1', port };
  const lines = await openLines(LINES, { platform, realtime, login });
  onTestFinished(() => lines.close());
  const soon = { timeout: 60_000, interval: 100 };
  await vi.waitFor(async () => expect(await control.connections('lucky88')).toBe(LINES), soon);

  const { undo } = (await control.bring('outage', { what: 'realtime' })) as { undo: number };
  await control.cash('lucky88', 1.25);
  const { total } = await control.ledger('lucky88');
  lines.expect(BigInt(total.replace('.', '')));
  const endedAt = performance.timeOrigin + performance.now();
  await control.undo(undo);
  await vi.waitFor(() => expect(lines.record().right).toHaveLength(LINES), soon);

  const load = returnLoad([lines.record()], endedAt, LINES);
  expect(load.authorizations).toBe(LINES);
  expect(load.peak / load.mean).toBeLessThanOrEqual(3);
  // Spread: not before the shortest wait of a second, and not within it.
  expect(load.rightAfter.half).toBeGreaterThan(2);
}, 180_000);
