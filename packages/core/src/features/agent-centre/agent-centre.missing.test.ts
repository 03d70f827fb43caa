import { expect, onTestFinished, test, vi } from 'vitest';
import { testDeps, money } from '../../testing/index.ts';
import { createAgentTransfers } from './index.ts';

vi.mock('./agent-centre.api.ts', () => {
  throw new Error('part of the program is missing');
});

test('[AGT-20x] a transfer whose code cannot be loaded is looked for as one without an answer, with its key kept', async () => {
  const deps = testDeps({ token: 't' });
  const transfers = createAgentTransfers(deps);
  onTestFinished(transfers.dispose);
  const sent = transfers.send({ target: 'amber001', amount: money(2500n, 'USD'), remark: '', password: '1122' });
  expect(await sent).toBeUndefined();
  expect(transfers.store.getState().state).toBe('checking');
  expect(deps.ports.storage.get('transferRequest')?.key).toBeTypeOf('string');
  expect(deps.ports.logger.lines).toMatchObject([{ level: 'error', message: 'an order could not be loaded' }]);
});
