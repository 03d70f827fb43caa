import { calls } from '@housefront/contract/calls';
import { describe, expect, test } from 'vitest';
import { testDeps } from './deps.ts';
import { malformed, success } from './http.ts';
import { money } from './money.ts';

const layout = { id: 42, member_type: 1, member_account: 'a', member_currency: 'RMB', member_cash: '1.00' };

describe('[CON-01] a scripted success that is not what the contract documents fails its test', () => {
  test.fails('for a missing part', () => {
    const { member_account: _, ...rest } = layout;
    const { http } = testDeps().ports;
    http.ok(calls.commonLayout, { member_common_layout: rest });
    expect(http.requests).toEqual([]);
  });

  test.fails('for a wrong type, in an answer that is made when the request comes', async () => {
    const { calls: client, ports } = testDeps({ token: 't1' });
    ports.http.on('/api/member/profile/my_cash', () => success(calls.myCash, { my_cash_list: {}, total: '1.00' }));
    expect(await client.send(calls.myCash, {})).toMatchObject({ ok: true });
  });

  test.fails('and so does a malformed answer that is as documented', () => {
    expect(malformed(calls.commonLayout, { member_common_layout: layout })).toHaveProperty('json');
  });
});

test('[CON-01] a documented success is answered in the form of its call, and reads as data', async () => {
  const { calls: client, ports } = testDeps({ token: 't1' });
  ports.http.ok(calls.myCash, { my_cash_list: [{ gp_id: 'GPR8', cash: '1.00' }], total: '12.50' });
  ports.http.ok(calls.latestBuild, { id: 'b1' });
  expect(await client.send(calls.myCash, {})).toMatchObject({ ok: true, data: { total: money(1250n) } });
  expect(await client.send(calls.latestBuild, { timestamp: '1' })).toMatchObject({ ok: true, data: { id: 'b1' } });
});
