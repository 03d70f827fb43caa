import { minor } from '@housefront/contract/money';
import { expect, test } from 'vitest';
import { sandboxPerTest } from '../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();

const begin = () => {
  const { cashier, members } = here.sandbox.world;
  const member = members.byAccount('lucky88');
  if (!member) throw new Error('no member');
  const wish = { methodId: 'bank', accountId: 'lotus-1', payerName: '', remark: '', requestKey: 'k' };
  const made = cashier.deposit(member, { ...wish, amount: minor(50_000n) });
  if (typeof made === 'string') throw new Error(made);
  return made.number;
};
const total = () => here.sandbox.world.ledger.total(1);

test('[SBX-04] open orders are listed and decided about one by one', async () => {
  const number = begin();
  expect((await client.control('/orders'))['orders']).toEqual([
    {
      number,
      kind: 'deposit',
      account: 'lucky88',
      currency: 'RMB',
      method: 'bank',
      amount: '500.00',
      fee: '0.00',
      created_at: here.clock.now(),
      expires_at: here.clock.now() + 900_000,
    },
  ]);
  const unknown = await client.control('/settle', { account: 'lucky88', outcome: 'success', number: 'D0' });
  expect(unknown).toEqual({ problem: 'there is no open order D0' });
  const done = await client.control('/settle', { account: 'lucky88', outcome: 'success', number });
  expect(done['said']).toBe(`deposit ${number} of 500.00 RMB went through`);
  expect(total()).toBe(8_938_888n);
  expect((await client.control('/orders'))['orders']).toEqual([]);
});

test('[SBX-04] all orders of a member are refused at once; without any nothing happens', async () => {
  begin();
  await client.control('/settle', { account: 'lucky88', outcome: 'cancelled' });
  expect(total()).toBe(8_888_888n);
  const done = await client.control('/settle', { account: 'lucky88', outcome: 'failed' });
  expect(done['said']).toBe('lucky88 has no open orders');
});

test('[SBX-04] turnover that was asked for is taken back with its order', async () => {
  const { turnover } = here.sandbox.world;
  const done = await client.control('/turnover', { account: 'lucky88', amount: '500.00' });
  expect(turnover.remaining(1)).toBe(50_000n);
  await client.control(`/undo/${String(done['undo'])}`, {});
  expect(turnover.remaining(1)).toBe(0n);
  expect(await client.control('/turnover', { account: 'lucky88', amount: '-1' })).toHaveProperty('problem');
});
