import { expect, test, vi } from 'vitest';
import { CODE_MISSING, loadOnce, reportMissing } from './load-once.ts';
import { testDeps } from '../testing/index.ts';

test('[PRF-01] callers share one load, and go on after the module was used', async () => {
  const order: string[] = [];
  const fetch = vi.fn(() => Promise.resolve('module'));
  const load = loadOnce(fetch, (loaded) => void order.push(loaded));
  await Promise.all([load().then(() => order.push('first')), load().then(() => order.push('second'))]);
  await load();
  expect(order).toEqual(['module', 'first', 'second']);
  expect(fetch).toHaveBeenCalledOnce();
});

test('[PRF-01] a load that failed rejects for all who wait, and the next call repeats it', async () => {
  const used: string[] = [];
  const fetch = vi.fn(() => Promise.resolve('module'));
  fetch.mockRejectedValueOnce(new Error('offline'));
  const load = loadOnce(fetch, (loaded) => void used.push(loaded));
  const failures = await Promise.allSettled([load(), load()]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([used, fetch.mock.calls.length]).toEqual([[], 1]);
  await load();
  expect([used, fetch.mock.calls.length]).toEqual([['module'], 2]);
});

test('an action whose code is missing is shown as a lost connection and logged', () => {
  const deps = testDeps();
  expect(reportMissing(deps, 'the wallet', 'dropped')(new Error('offline'))).toBe('dropped');
  expect(deps.heard('message')).toEqual([CODE_MISSING]);
  expect(CODE_MISSING).toEqual({ kind: 'error', key: 'error_network' });
  expect(deps.ports.logger.lines).toMatchObject([
    { level: 'error', message: 'the wallet could not be loaded', details: { error: 'Error: offline' } },
  ]);
});
