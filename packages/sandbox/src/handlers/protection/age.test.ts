import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { createClient, record, sandboxPerTest } from '../../testing/client.fixtures.ts';

const { here } = sandboxPerTest();
const client = createClient(
  () => here.sandbox.app,
  (path, call) => here.sandbox.app.request(path, { ...call, headers: { ...call.headers, 'x-site-id': '1001' } }),
);
const profile = (name: string) => client.control('/protection-profile', { site_id: 1001, profile: name });
const mark = (age: string) => client.control('/age', { account: 'falcon1', age });
const play = (token: string) => {
  const code = here.sandbox.world.catalogue.games('GPJD')[0]?.code ?? '';
  const lobby = 'http://localhost:4101/close';
  const request = { gp_id: 'GPJD', game_type: '2', game_code: code, lobby_url: lobby, device: 0 } as const;
  return client.send(calls.play, request, token);
};
const deposit = (token: string) =>
  client.send(
    calls.depositStore,
    {
      site_id: 1001,
      currency: 'USD',
      method_id: 'bank',
      account_id: 'harbor-1',
      amount: '100.00',
      payer_name: '',
      remark: '',
    },
    token,
  );
const trial = (token?: string) => {
  const { gpId = '', code = '' } = here.sandbox.world.seed.games.find(({ demo }) => demo) ?? {};
  const request = { site_id: 1001, currency: 'USD', device: 0, gp_id: gpId, game_type: '2', game_code: code } as const;
  return client.send(calls.demoPlay, { ...request, house: '' }, token);
};
const signIn = () => client.signIn('falcon1', 'Falcon11');
const age = async () =>
  record((await client.send(calls.protectionState, { site_id: 1001, currency: 'USD' }, await signIn())).data)['age'];

test('[RG-03] a member whose age is not verified is refused play and deposits with 305, and may sign in', async () => {
  await profile('gb');
  await mark('unverified');
  expect(await age()).toEqual({ verified: 0 });
  expect((await play(await signIn())).code).toBe('305');
  expect((await deposit(await signIn())).code).toBe('305');
  await mark('verified');
  expect(await age()).toEqual({ verified: 1 });
  expect((await play(await signIn())).code).toBe('100');
  // The next refusal in the order of the profile.
  expect((await deposit(await signIn())).code).toBe('306');
});

test('[RG-03] a site whose profile does not ask for the age refuses no member for it', async () => {
  await mark('unverified');
  for (const name of ['none', 'mt']) {
    await profile(name);
    expect(await age()).toBeUndefined();
    expect((await play(await signIn())).code).toBe('100');
  }
});

test('[RG-03] trial games are refused to guests, and to members whose age is not verified', async () => {
  expect((await trial()).code).toBe('100');
  await profile('gb');
  expect((await trial()).code).toBe('305');
  expect((await trial(await signIn())).code).toBe('100');
  await mark('unverified');
  expect((await trial(await signIn())).code).toBe('305');
  await profile('de');
  expect((await trial()).code).toBe('305');
  expect((await trial(await signIn())).code).toBe('100');
});
