import { calls } from '@housefront/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { within } from '../../testing/once.fixtures.ts';
import { protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, deposit, member, profile, send, signIn, state } = protectedPerTest();
beforeEach(async () => {
  await signIn();
  await profile('gb');
});

const day = { kind: 'deposit', period: 'day' } as const;
const store = (amount: string) => send(calls.limitStore, { ...day, amount });
const about = (account = 'falcon1') => ({ account });

/** The events that members hear while something happens. */
const heardWhile = async (happen: () => Promise<unknown>): Promise<string> => {
  const stream = await here.sandbox.app.request('http://localhost:4300/control/live');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (word: string) => {
    while (!heard.includes(word)) heard += (await reader?.read())?.value ?? '';
  };
  await within('the start', until('watching'));
  await happen();
  // Said last, so everything before it has been said.
  await client.control('/cash', { account: 'lucky88', amount: 1 });
  await within('the end', until('member.cash'));
  await reader?.cancel();
  return heard;
};

test.each<[string, () => Promise<unknown>, (() => Promise<unknown>)?]>([
  ['a limit is set', () => store('5000')],
  ['a limit is lowered', () => store('4000'), () => store('5000')],
  ['a raise is asked for and withdrawn', () => send(calls.limitWithdraw, day), () => store('5000')],
  ['a first limit is declined', () => send(calls.limitDecline, {})],
  ['limits are reviewed', () => send(calls.reviewStore, {})],
  ['a deposit is ordered', () => deposit('20.00'), () => store('5000')],
  [
    'a limit is approved',
    () => client.control('/limit-approve', { ...about(), amount: '500.00' }),
    async () => {
      await profile('nl');
      await send(calls.limitStore, { kind: 'deposit', period: 'month', amount: '50000' });
    },
  ],
  ['deposits elsewhere count', () => client.control('/deposits-elsewhere', { ...about(), amount: '9.00' })],
  ['the age is verified', () => client.control('/age', { ...about(), age: 'verified' })],
  ['the member is active elsewhere', () => client.control('/active-elsewhere', { ...about(), minutes: 5 })],
])('[RG-51] pages of the member hear of it when %s', async (_, happen, before) => {
  await before?.();
  const heard = await heardWhile(happen);
  expect(heard).toMatch(
    new RegExp(
      `protection\\.changed[^\\n]*private-member\\.${member().id}|private-member\\.${member().id}[^\\n]*protection\\.changed`,
    ),
  );
});

test('[RG-51] the state names the currency of its amounts', async () => {
  expect(await state()).toMatchObject({ currency: 'USD' });
});
