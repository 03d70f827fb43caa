import { expect, test } from 'vitest';
import { minor } from '@housefront/contract/money';
import { sandboxPerTest } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();
const MINUTE = 60_000;

/** A withdrawal of a member with a bank account. */
const begin = () => {
  const { bankAccounts, cashier, members } = here.sandbox.world;
  const member = members.byAccount('falcon1');
  const [account] = bankAccounts.list(member?.id ?? 0);
  if (!member || !account) throw new Error('no member');
  const made = cashier.withdraw(member, { bankAccountId: account.id, amount: minor(5000n), requestKey: 'k' });
  if (typeof made === 'string') throw new Error(made);
  const start = made.createdAt;
  const look = () => {
    cashier.settleDue();
    const [order] = cashier.orders(member.id, 'withdrawal');
    const since = (at: number | null | undefined) => (at ? (at - start) / MINUTE : null);
    return [order?.status, since(order?.checkedAt), since(order?.sentAt), since(order?.finishedAt)];
  };
  const cancel = () => cashier.cancel(member.id, made.number);
  const letters = () => here.sandbox.world.letters.page(member.id, 1, 20).list.map(({ title }) => title);
  return { look, cancel, letters };
};

test('[LOOK-09] a withdrawal is checked, sent and paid by itself, each at its time, and a letter tells its end', () => {
  const { look, cancel, letters } = begin();
  const before = letters().length;
  expect(look()).toEqual(['pending', null, null, null]);
  here.clock.advance(2 * MINUTE);
  expect(look()).toEqual(['pending', 1, null, null]);
  here.clock.advance(2 * MINUTE);
  expect(look()).toEqual(['pending', 1, 3, null]);
  // What was sent cannot be called back.
  expect(cancel()).toBe(false);
  expect(letters()).toHaveLength(before);
  here.clock.advance(20 * MINUTE);
  expect(look()).toEqual(['success', 1, 3, 24]);
  expect(letters()[0]).toBe('Your withdrawal has been paid');
});

test('[LOOK-09] the control page takes a withdrawal further step by step; a refused one stays where it was', async () => {
  const { look, letters } = begin();
  const step = async () => (await client.control('/withdrawal-step', { account: 'falcon1' }))['said'];
  expect(await step()).toMatch(/is checked$/);
  await client.control('/settle', { account: 'falcon1', outcome: 'failed' });
  expect(look()).toEqual(['failed', 0, null, 0]);
  expect(letters()[0]).toMatch(/^Your withdrawal was not paid/);
  expect(await step()).toBe('falcon1 has no withdrawal under way');
  begin();
  expect([await step(), await step(), await step()].map((said) => String(said).split(' ').at(-1))).toEqual([
    'checked',
    'sent',
    'paid',
  ]);
});
