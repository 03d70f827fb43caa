import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { expect, test } from 'vitest';
import { sandboxPerTest } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();

test.each([
  ['[WAL-03] a recall', calls.balanceAllBack],
  ['[MEM-23] a collection', calls.balanceGetBack],
])('%s that arrives again takes nothing from a game that was begun since', async (_, call) => {
  const token = await client.signIn();
  const { ledger } = here.sandbox.world;
  const leave = () => ledger.post(1, 'GPR8', minor(4000n), 'adjustment', 'left at a game');
  const send = (key: string) => client.send(call, {}, token, 'en_US', key);
  leave();
  const first = await send('one');
  expect([first.ok, ledger.balance(1, 'GPR8')]).toEqual([true, 0n]);
  leave();
  expect((await send('one')).data).toEqual(first.data);
  expect(ledger.balance(1, 'GPR8')).toBe(4000n);
  await send('two');
  expect(ledger.balance(1, 'GPR8')).toBe(0n);
});
