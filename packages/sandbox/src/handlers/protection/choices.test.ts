import { calls } from '@housefront/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { record } from '../../testing/client.fixtures.ts';
import { protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, deposit, profile, send, signIn, state } = protectedPerTest();
beforeEach(async () => {
  await signIn();
  await profile('gb');
});

const marketing = async () => record((await state())['marketing']);
const funds = async () => record((await state())['funds_notice']);
const all = (on: boolean) =>
  (['casino', 'betting'] as const).flatMap((product) =>
    (['email', 'sms', 'phone'] as const).map((channel) => ({ product, channel, on })),
  );
const wire = (on: boolean) => all(on).map((choice) => ({ ...choice, on: on ? 1 : 0 }));

test('[RG-33] all is off at first, each product and channel is kept by itself, and a member who never chose is due', async () => {
  expect(await marketing()).toEqual({ due: 0, choices: wire(false) });
  await client.control('/forget-marketing', { account: 'falcon1' });
  expect(await marketing()).toEqual({ due: 1, choices: wire(false) });
  const [first] = all(true);
  if (!first) throw new Error('there are no choices');
  await send(calls.marketingStore, { choices: [first] });
  expect(await marketing()).toEqual({
    due: 0,
    choices: wire(false).map((choice, index) => (index === 0 ? { ...choice, on: 1 } : choice)),
  });
  // Opting out of all is a choice.
  await client.control('/forget-marketing', { account: 'falcon1' });
  await send(calls.marketingStore, { choices: all(false) });
  expect(await marketing()).toEqual({ due: 0, choices: wire(false) });
  await profile('mt');
  expect(await state()).not.toHaveProperty('marketing');
  expect((await send(calls.marketingStore, { choices: all(true) })).code).toBe('101');
});

test('[RG-34] a deposit is refused until the present text on client money was read; withdrawing is not', async () => {
  await send(calls.limitDecline, {});
  expect(await funds()).toMatchObject({ version: 1, rating: 'medium', read: 1 });
  await client.control('/funds-notice', {});
  expect(await funds()).toMatchObject({ version: 2, read: 0 });
  expect((await deposit('100.00')).code).toBe('310');
  expect((await send(calls.withdrawalInfo, { site_id: 1001, currency: 'USD' })).code).toBe('100');
  expect((await send(calls.fundsRead, { version: 1 })).code).toBe('101');
  expect((await send(calls.fundsRead, { version: 2 })).code).toBe('100');
  expect(await funds()).toMatchObject({ version: 2, read: 1 });
  expect((await deposit('100.00')).code).toBe('100');
});

test('[RG-33] [RG-34] who registers has chosen and read nothing', async () => {
  const { choices, members } = here.sandbox.world;
  const id = members.byAccount('falcon1')?.id ?? 0;
  choices.join(id);
  expect(await state()).toMatchObject({ marketing: { due: 1 }, funds_notice: { version: 1, read: 0 } });
});

test('[RG-41] a check is reported in the language of the request, and stops neither a withdrawal nor the sign-out', async () => {
  expect((await state())['checks']).toEqual([]);
  await client.control('/member-check', { account: 'falcon1', kind: 'documents' });
  expect((await state())['checks']).toEqual([
    { kind: 'documents', text: 'Please send us a copy of an identity document', url: null },
  ]);
  expect((await send(calls.withdrawalInfo, { site_id: 1001, currency: 'USD' })).code).toBe('100');
  expect((await send(calls.logout, {})).code).toBe('100');
  await client.control('/member-check', { account: 'falcon1', kind: 'none' });
  await signIn();
  expect((await state())['checks']).toEqual([]);
});
