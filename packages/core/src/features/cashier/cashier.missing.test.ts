import { expect, test, vi } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { cancelOrder } from './cashier.cancel.ts';

vi.mock('./cashier.api.ts', () => {
  throw new Error('part of the program is missing');
});

test('[RG-27] a cancellation whose code cannot be loaded is shown as a lost connection, and sends nothing', async () => {
  const deps = testDeps({ token: 't' });
  expect(await cancelOrder(deps, 'W1')).toBe(false);
  expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'error_network' }]);
  expect(deps.ports.http.requests).toEqual([]);
});
