import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { downlineMember } from './agent.fixtures.ts';

const { here, client } = sandboxPerTest();

const site = { site_id: 1001 } as const;
const falcon = () => client.signIn('falcon1', 'Falcon11');
const world = () => here.sandbox.world;
const agent = () => {
  const found = world().members.byAccount('falcon1');
  if (!found) throw new Error('the agent is missing');
  return found;
};
const line = () => world().agency.line(agent());
const days = { start_at: '2025-11-01 00:00:00', end_at: '2026-01-15 23:59:59' } as const;
const wide = { ...site, ...days, count: 100, page: 1 } as const;

test('[AGT-16x] an agent has 200 members in four layers, the same in every world of the seed', () => {
  const layers = [agent().id];
  let above = new Set(layers);
  const sizes: number[] = [];
  while (above.size > 0) {
    const next = line().filter(({ parentId }) => above.has(parentId));
    if (next.length > 0) sizes.push(next.length);
    above = new Set(next.map(({ id }) => id));
  }
  expect([line().length, sizes.length]).toEqual([200, 4]);
  expect(line()[0]).toMatchObject({ id: agent().id * 10_000 + 1, parentId: agent().id });
  expect(new Set(line().map(({ account }) => account)).size).toBe(200);
  expect(line().every(({ account }) => /^[a-z0-9]{6,12}$/.test(account))).toBe(true);
});

test('[AGT-16x] below a member are theirs, with the way down; an account is found in every layer', async () => {
  const token = await falcon();
  const ask = {
    ...wide,
    parent_id: '',
    member_account: '',
    member_type: '',
    sort_field: 'register_at',
    sort_order: 'desc',
  } as const;
  const [parent] = line().filter(({ below, parentId }) => below > 0 && parentId === agent().id);
  const { data } = await client.send(calls.downline, { ...ask, parent_id: String(parent?.id) }, token);
  const { list, path } = record(data);
  expect(path).toEqual([{ id: parent?.id, member_account: parent?.account }]);
  const below = line().filter(({ parentId }) => parentId === parent?.id);
  const within = below.filter(
    ({ joinedAt, lastLoginAt }) => (lastLoginAt ?? joinedAt) >= Date.parse('2025-11-01T04:00:00Z'),
  );
  expect(list).toHaveLength(within.length);
  const last = within.at(-1) ?? line().at(-1);
  const search = await client.send(calls.downline, { ...ask, member_account: last?.account ?? '' }, token);
  expect(record(search.data)['list']).toMatchObject([{ member_account: last?.account }]);
  const foreign = await client.send(calls.downline, { ...ask, parent_id: '1' }, token);
  expect(record(foreign.data)['list']).toEqual([]);
});

test('[AGT-18x] days sum up to the total, and a game narrows bets alone', async () => {
  const token = await falcon();
  const ask = { ...wide, member_account: '', gt_id: '', gp_id: '' } as const;
  const { data } = await client.send(calls.operationTable, ask, token);
  const { list, total } = record(data) as { list: Record<string, string>[]; total: Record<string, string> };
  expect(list).toHaveLength(76);
  expect(list[0]).toMatchObject({ date: '2026-01-15' });
  const sum = list.reduce((all, row) => all + Math.round(Number(row['bet_amount']) * 100), 0);
  expect(Math.round(Number(total['bet_amount']) * 100)).toBe(sum);
  expect(sum).toBeGreaterThan(0);
  const slots = record((await client.send(calls.operationTable, { ...ask, gt_id: '2' }, token)).data);
  const narrowed = record(slots['total']);
  expect(narrowed['deposit_amount']).toBe(total['deposit_amount']);
  expect(Number(narrowed['bet_amount'])).toBeLessThan(Number(total['bet_amount']));
});

test('[AGT-19x] each part of the line holds everybody below it', async () => {
  const { data } = await client.send(calls.stratifiedTable, { ...wide, parent_id: '' }, await falcon());
  const { list, total } = record(data) as { list: Record<string, string>[]; total: Record<string, string> };
  expect(list).toHaveLength(12);
  expect(Number(total['member_count'])).toBe(188);
});

test('[AGT-21x] weeks are settled but for the one that runs; the sum is that of the filter', async () => {
  const ask = { ...wide, status: '' } as const;
  const token = await falcon();
  const { data } = await client.send(calls.performanceSettlement, ask, token);
  const { list } = record(data) as { list: Record<string, string>[] };
  expect(list[0]).toMatchObject({ period: '2026-01-12 – 2026-01-18', status: 'pending', settled_at: '' });
  const settled = record((await client.send(calls.performanceSettlement, { ...ask, status: 'settled' }, token)).data);
  const rows = settled['list'] as Record<string, string>[];
  expect(rows.length).toBeGreaterThan(0);
  const sum = rows.reduce((all, row) => all + Math.round(Number(row['commission']) * 100), 0);
  expect(Math.round(Number(settled['total_commission']) * 100)).toBe(sum);
});

const give = { ...site, amount: '25.00', withdraw_password: '1122', remark: '' } as const;

test('[AGT-20x] an amount that is not written as amounts are sent is refused', async () => {
  const token = await falcon();
  const target = line()[0]?.account ?? '';
  for (const amount of ['1e3', '+10', '10.505', '1,000', '१०', '-1', '0']) {
    const sent = await client.send(calls.agentTransfer, { ...give, amount, target_account: target }, token);
    expect([amount, sent.code]).toEqual([amount, '101']);
  }
});

test('[AGT-20x] a transfer moves the money once for its key, and is in the record', async () => {
  const token = await falcon();
  const [first] = line().filter(({ state }) => state === 'active');
  const target = first?.account ?? '';
  const before = first?.cash ?? 0n;
  const body = { ...give, target_account: target };
  const sent = await client.send(calls.agentTransfer, body, token, 'en_US', 'k1');
  expect(sent.data).toEqual({ order_number: expect.stringMatching(/^T\d{14}$/), member_cash: '3075.00' });
  expect((await client.send(calls.agentTransfer, body, token, 'en_US', 'k1')).data).toEqual(sent.data);
  const other = await client.send(calls.agentTransfer, { ...body, amount: '26.00' }, token, 'en_US', 'k1');
  expect(other.code).toBe('409');
  const { ledger, members } = world();
  expect(ledger.total(members.byAccount(target)?.id ?? 0)).toBe(before + 2500n);
  expect(ledger.problems()).toEqual([]);
  const { data } = await client.send(calls.agentTransferRecord, wide, token);
  expect(data).toMatchObject({
    list: [{ request_key: 'k1', target_account: target, amount: '25.00', status: 'success' }],
    total_count: 1,
  });
});

test.each([
  ['101', { amount: '0' }],
  ['101', { amount: '-5.00' }],
  ['102', { target_account: 'river77' }],
  ['102', { target_account: 'nobody9' }],
  ['103', { withdraw_password: '9999' }],
  ['104', { amount: '99999.00' }],
  ['107', { target_account: 'FALCON1' }],
])('[AGT-20x] a transfer is refused with %s for %o', async (code, change) => {
  const target_account = line()[0]?.account ?? '';
  const reply = await client.send(calls.agentTransfer, { ...give, target_account, ...change }, await falcon());
  expect(reply.code).toBe(code);
  expect(world().ledger.problems()).toEqual([]);
});

test.each([
  ['takes a break', 'break'],
  ['is excluded', 'exclusion'],
] as const)('[RG-29] [RG-31] no agent transfers money to a member who %s, until it is over', async (_, kind) => {
  const token = await falcon();
  const { ledger, members, protection } = world();
  const target_account = line().find(({ state }) => state === 'active')?.account ?? '';
  const transfer = async () => (await client.send(calls.agentTransfer, { ...give, target_account }, token)).code;
  expect(await transfer()).toBe('100');
  const { id = 0 } = members.byAccount(target_account) ?? {};
  protection.take(id, { zone: 'UTC' }, kind, '1h');
  const before = ledger.total(id);
  expect([await transfer(), ledger.total(id)]).toEqual(['102', before]);
  here.clock.advance(3_600_000);
  expect(await transfer()).toBe('100');
});

test('[AGT-03x] a paused agent reads, and neither transfers nor registers; no other member is an agent', async () => {
  const paused = await client.signIn('paused1', 'Paused11');
  const id = world().members.byAccount('paused1')?.id ?? 0;
  const order = { ...give, withdraw_password: '3344', target_account: 'amber001' };
  expect((await client.send(calls.agentTransfer, order, paused)).code).toBe('105');
  const made = await client.send(calls.downlineStore, { ...downlineMember('newbie1', String(id)), ...site }, paused);
  expect(made.codeFull).toBe('108');
  expect((await client.send(calls.agentPromotion, { ...site, ...days }, paused)).code).toBe('100');
  const lucky = await client.signIn();
  expect((await client.send(calls.agentPromotion, { ...site, ...days }, lucky)).code).toBe('403');
  expect((await client.send(calls.agentTransfer, { ...give, target_account: 'amber001' }, lucky)).code).toBe('403');
});

test('[AGT-15x] an agent registers a member below, by the rules of the form, and stays signed in', async () => {
  const token = await falcon();
  const body = { ...downlineMember('lineup01', String(agent().id)), ...site };
  const { data } = await client.send(calls.downlineStore, body, token);
  const made = world().members.byAccount('lineup01');
  expect(data).toEqual({ member_id: made?.id });
  expect(line().at(-1)).toMatchObject({ account: 'lineup01', type: 1, parentId: agent().id });
  expect((await client.send(calls.commonLayout, {}, token)).ok).toBe(true);
  expect(await client.signIn('lineup01', 'Secret12')).toBeTypeOf('string');
  const refuse = async (change: object) =>
    (await client.send(calls.downlineStore, { ...body, ...change }, token)).codeFull;
  expect(await refuse({})).toBe('102');
  expect(await refuse({ member_account: line()[0]?.account })).toBe('102');
  expect(await refuse({ member_account: 'lineup02', member_email: 'x' })).toBe('206');
  expect(await refuse({ member_account: 'lineup02', member_agent: '1' })).toBe('106');
  expect(await refuse({ member_account: 'lineup02', member_currency: 'RMB' })).toBe('112');
});

test('[AGT-11x] a member applies once, and the check then says that the application is looked at', async () => {
  const token = await client.signIn();
  const body = { agent_id: '', apply_agent_flag: 1, contact: 'lucky', remark: '' } as const;
  const check = async () =>
    (await client.send(calls.applyForAgentCheck, { agent_id: '', apply_agent_flag: 1 }, token)).code;
  expect(await check()).toBe('100');
  expect((await client.send(calls.applyForAgent, { ...body, contact: ' ' }, token)).code).toBe('102');
  expect((await client.send(calls.applyForAgent, body, token)).code).toBe('100');
  expect([(await client.send(calls.applyForAgent, body, token)).code, await check()]).toEqual(['103', '103']);
  expect((await client.send(calls.applyForAgent, body, await falcon())).code).toBe('104');
});

test('[AGT-13x] [AGT-14x] plan and agreement are in the language that is asked for', async () => {
  const token = await client.signIn();
  const plan = await client.send(calls.agentPlan, { ...site, language: 'zh_CN', currency: 'RMB' }, token);
  expect(plan.data).toMatchObject({
    detail: {
      title: '邀请会员，共享收益',
      levels: [{ level: 1, active_members: 5, min_profit: '7000.00', rate: 0.25 }, {}, {}, {}],
    },
  });
  const agreement = await client.send(calls.agentAgreement, { ...site, language: 'en_US' }, token);
  expect(record(agreement.data)['list']).toHaveLength(4);
});
