import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { testDeps, money } from '../../testing/index.ts';
import { looksFor } from '../unanswered.fixtures.ts';
import { agentTransferRecords, createAgentTransfers } from './index.ts';

beforeAll(() => Promise.all([import('./agent-centre.api.ts'), import('@housefront/contract/endpoint')]));

const TRANSFER = '/api/arks/web/agent/transfer';
const RECORD = '/api/arks/web/agent/transfer/record';
const form = { target: 'amber001', amount: money(2500n, 'USD'), remark: ' For May ', password: '1122' };

const setUp = () => {
  const deps = testDeps({ token: 't' });
  const transfers = createAgentTransfers(deps);
  onTestFinished(transfers.dispose);
  return { deps, transfers };
};

test.each([
  ['pending', 10_000],
  ['success', false],
  ['failed', false],
])('[AGT-20x] a transfer that is %s is looked at again after (ms): %s', async (status, after) => {
  const { deps } = setUp();
  const row = { order_number: 'T1', request_key: 'k', target_account: 'amber001', amount: '25.00', status };
  deps.ports.http.ok(calls.agentTransferRecord, { list: [row], total_count: 1 });
  const days = { from: '2025-12-26', to: '2025-12-31' };
  const page = agentTransferRecords.page(deps, { days, page: 1, size: 20, sort: null, filters: {} });
  await deps.queryClient.fetchQuery(page);
  const query = new QueryObserver(deps.queryClient, page).getCurrentQuery();
  if (typeof page.refetchInterval !== 'function') throw new Error('no record is read from time to time');
  expect(page.refetchInterval(query)).toBe(after);
});

test('[AGT-20x] a transfer that is refused is reported once; its remark goes out without spaces around it', async () => {
  const { deps, transfers } = setUp();
  deps.ports.http.code(TRANSFER, '104', 'Not enough');
  expect(await transfers.send(form)).toBeUndefined();
  expect(deps.ports.http.bodies(TRANSFER)).toMatchObject([{ remark: 'For May' }]);
  expect([deps.heard('message'), deps.heard('failure')]).toEqual([[{ kind: 'error', text: 'Not enough' }], []]);
});

test('[AGT-20x] while the record of transfers cannot be read, it is asked for again in the same rhythm', async () => {
  const { deps, transfers } = setUp();
  const { http } = deps.ports;
  http.on(TRANSFER, new TypeError('gone'));
  http.on(RECORD, new TypeError('gone'));
  await transfers.send(form);
  expect(await looksFor(deps, () => http.sent(RECORD).length)).toEqual([1, 2, 3, 4]);
  expect([transfers.store.getState().state, deps.heard('failure')]).toEqual(['checking', []]);
});
