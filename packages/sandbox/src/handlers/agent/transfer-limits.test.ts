import { calls } from '@housefront/contract/calls';
import { PROFILES } from '@housefront/contract/protection';
import type { LimitKey } from '@housefront/contract/rules';
import { expect, test } from 'vitest';
import { protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, profile, signIn, send } = protectedPerTest();
const day: LimitKey = { kind: 'deposit', period: 'day' };

/** An agent, and a member of the line with an account at the platform. */
const setUp = async () => {
  await signIn();
  const { world } = here.sandbox;
  const agent = world.members.byAccount('falcon1');
  if (!agent) throw new Error('the agent is missing');
  const target = world.agency.line(agent).find(({ state }) => state === 'active')?.account ?? '';
  const member = world.agency.registered(agent, target);
  if (!member) throw new Error('the member is missing');
  const transfer = (amount: string) =>
    send(calls.agentTransfer, {
      site_id: 1001,
      target_account: target,
      amount,
      withdraw_password: '1122',
      remark: '',
    });
  return { world, agent, member, transfer, cash: () => world.ledger.total(member.id) };
};

test('[RG-13] [RG-48] a transfer over what is left of the member’s deposit limit is refused, in the words of an unknown account', async () => {
  const { world, member, transfer, cash } = await setUp();
  world.protection.ask(member.id, { zone: 'UTC' }, day, 5000n);
  const before = cash();
  const refused = await transfer('50.01');
  world.protection.take(member.id, { zone: 'UTC' }, 'break', '1h');
  const { code, message, data } = await transfer('1.00');
  // An agent learns of no limit: the answer is that of a break, and of an account that is not in the line.
  expect([refused.code, refused.message, refused.data]).toEqual([code, message, data]);
  expect([code, cash()]).toEqual(['102', before]);
});

test('[RG-13] [RG-48] transfers count as deposits of the period: what is left becomes less, for transfers and deposits', async () => {
  const { world, member, transfer } = await setUp();
  world.protection.ask(member.id, { zone: 'UTC' }, day, 5000n);
  const left = () => world.protection.left(member.id, undefined).find(({ kind }) => kind === 'deposit')?.left;
  expect((await transfer('30.00')).code).toBe('100');
  expect(left()).toBe(2000n);
  expect((await transfer('20.01')).code).toBe('102');
  expect(world.protection.refusesDeposit(member.id, undefined, 2001n)).toMatchObject({ code: '301' });
  expect((await transfer('20.00')).code).toBe('100');
  here.clock.advance(86_400_000);
  expect(left()).toBe(5000n);
});

test('[RG-13] an agent without the money for it learns nothing of a limit: a missing balance is said first', async () => {
  const { world, member, transfer } = await setUp();
  world.protection.ask(member.id, { zone: 'UTC' }, day, 5000n);
  expect([(await transfer('99999.00')).code, (await transfer('100.00')).code]).toEqual(['104', '102']);
});

test('[RG-03] no agent transfers money to a member whose age is not verified, as no deposit is taken', async () => {
  const { world, member, transfer } = await setUp();
  await profile('gb');
  world.protection.ask(member.id, PROFILES.gb, day, 50_000n);
  world.choices.readFunds(member.id, world.choices.fundsVersion());
  expect((await transfer('10.00')).code).toBe('100');
  await client.control('/age', { account: member.account, age: 'unverified' });
  expect((await transfer('10.00')).code).toBe('102');
});

test('[RG-12] no agent transfers money to a member who must set a first limit before a deposit', async () => {
  const { world, member, transfer } = await setUp();
  await profile('gb');
  expect((await transfer('10.00')).code).toBe('102');
  world.protection.ask(member.id, PROFILES.gb, day, 50_000n);
  world.choices.readFunds(member.id, world.choices.fundsVersion());
  expect((await transfer('10.00')).code).toBe('100');
});
