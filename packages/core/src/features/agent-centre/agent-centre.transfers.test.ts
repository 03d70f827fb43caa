import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { testDeps, success, money } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { applyToBeAgent, createAgent } from '../agent/index.ts';
import { createAgentTransfers, downlineMembers } from './index.ts';

beforeAll(() =>
  Promise.all([
    import('../agent/agent.api.ts'),
    import('./agent-centre.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const TRANSFER = '/api/arks/web/agent/transfer';
const form = { target: ' amber001 ', amount: money(2500n, 'USD'), remark: '', password: '1122' };
const sent = success(calls.agentTransfer, { order_number: 'T1', member_cash: '1.00' });

test('[AGT-20x] a transfer without an answer keeps its key, is looked for, and is reported when it has arrived', async () => {
  const { ports, heard, ...deps } = testDeps({ token: 't' });
  const transfers = createAgentTransfers({ ports, ...deps });
  ports.http.on(TRANSFER, new TypeError('gone'));
  expect(await transfers.send(form)).toBeUndefined();
  expect(transfers.store.getState().state).toBe('checking');
  const key = ports.storage.get('transferRequest')?.key ?? '';
  expect(JSON.stringify(ports.storage.get('transferRequest'))).not.toContain('1122');
  expect(await transfers.send(form)).toBeUndefined();
  expect(ports.http.sent(TRANSFER)).toHaveLength(1);
  const row = { order_number: 'T1', request_key: key, target_account: 'amber001', amount: '25.00', status: 'success' };
  ports.http.ok(calls.agentTransferRecord, { list: [row], total_count: 1 });
  await ports.clock.advance(1000);
  expect(transfers.store.getState().state).toBe('idle');
  expect(heard('message')).toEqual([{ kind: 'success', key: 'agent.transfer_found' }]);
  expect(ports.storage.get('transferRequest')).toBeUndefined();
  transfers.dispose();
});

test('[AGT-20x] a refusal ends the transfer, the next one has another key', async () => {
  const { ports, heard, ...deps } = testDeps({ token: 't' });
  const transfers = createAgentTransfers({ ports, ...deps });
  ports.http.code(TRANSFER, '103', 'Wrong password');
  expect(await transfers.send(form)).toBeUndefined();
  expect(heard('message')).toEqual([{ kind: 'error', text: 'Wrong password' }]);
  ports.http.on(TRANSFER, sent);
  expect(await transfers.send(form)).toEqual({ number: 'T1' });
  const keys = ports.http.sent(TRANSFER).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
  expect(ports.http.bodies(TRANSFER).at(-1)).toEqual({
    site_id: 1001,
    target_account: 'amber001',
    amount: '25.00',
    withdraw_password: '1122',
    remark: '',
  });
  transfers.dispose();
});

test.each([
  ['another amount', { amount: money(2501n, 'USD') }],
  ['another member', { target: 'amber002' }],
  ['another remark', { remark: 'For May' }],
])('[AGT-20x] a transfer of %s is another one and has another key; the same one has the same', async (_, over) => {
  const deps = testDeps({ token: 't' });
  const { http, clock } = deps.ports;
  const transfers = createAgentTransfers(deps);
  http.on(TRANSFER, new TypeError('gone'));
  http.ok(calls.agentTransferRecord, { list: [], total_count: 0 });
  // Another writing of the account, spaces around the remark and another password make no other transfer.
  const same = { ...form, target: 'AMBER001', remark: ' ', password: '2211' };
  for (const wanted of [form, same, { ...form, ...over }]) {
    await transfers.send(wanted);
    for (let second = 0; second < 9; second += 1) await clock.advance(1000);
    expect(transfers.store.getState().state).toBe('lost');
  }
  const keys = http.sent(TRANSFER).map(({ headers }) => headers['idempotency-key']);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  transfers.dispose();
});

const platform = usePlatform();

test('[AGT-11x] an application names who brought the member, and is kept for that question alone', async () => {
  const deps = testDeps({ token: 't' });
  const { eligibility } = createAgent(deps).queries;
  deps.ports.http.ok(calls.applyForAgent, null);
  expect(await applyToBeAgent(deps, '77', { contact: ' lucky ', remark: ' soon ' })).toBe(true);
  expect(deps.ports.http.bodies('/api/member/apply_for_agent')).toEqual([
    { agent_id: '77', apply_agent_flag: 1, contact: 'lucky', remark: 'soon' },
  ]);
  expect(deps.queryClient.getQueryData(eligibility('77').queryKey)).toEqual({ kind: 'pending' });
  expect(deps.queryClient.getQueryData(eligibility('').queryKey)).toBeUndefined();
});

test('[AGT-11x] an application that was taken is pending', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  const { eligibility } = createAgent(deps).queries;
  expect(await deps.queryClient.fetchQuery(eligibility(''))).toEqual({ kind: 'eligible' });
  expect(await applyToBeAgent(deps, '', { contact: ' ', remark: '' })).toBe(false);
  expect(await applyToBeAgent(deps, '', { contact: 'lucky', remark: '' })).toBe(true);
  expect(deps.queryClient.getQueryData(eligibility('').queryKey)).toEqual({ kind: 'pending' });
  const again = await deps.queryClient.fetchQuery({ ...eligibility(''), staleTime: 0 });
  expect(again).toEqual({ kind: 'refused', message: '您的申请正在审核中' });
});

test('[AGT-16x] members of the line come as records', async () => {
  const deps = platform.deps({ member: 'falcon1' });
  const days = { from: '2025-11-01', to: '2026-01-15' };
  const sort = { by: 'registerAt', order: 'desc' } as const;
  const ask = { days, page: 1, size: 20, sort, filters: { memberType: '2' } } as const;
  const { rows, beside } = await deps.queryClient.fetchQuery(downlineMembers.page(deps, ask));
  expect(rows.every(({ memberType }) => memberType === 2)).toBe(true);
  expect(beside.path).toEqual([]);
});
