import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { PROFILES } from '@housefront/contract/protection';
import { expect, test } from 'vitest';
import { launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, profile, signIn, ...site } = protectedPerTest();
const mark = (age: string) => client.control('/age', { account: 'falcon1', age });
/** The member signs in again, and then does it. */
const play = async () => {
  await signIn();
  return site.play();
};
const deposit = async () => {
  await signIn();
  return site.deposit('100.00');
};
const age = async () => {
  await signIn();
  return (await site.state())['age'];
};
const trial = (token?: string) => {
  const { gpId = '', code = '' } = here.sandbox.world.seed.games.find(({ demo }) => demo) ?? {};
  const request = { site_id: 1001, currency: 'USD', device: 0, gp_id: gpId, game_type: '2', game_code: code } as const;
  return client.send(calls.demoPlay, { ...request, house: '' }, token);
};

test('[RG-03] a member whose age is not verified is refused play and deposits with 305, and may sign in', async () => {
  await profile('gb');
  await mark('unverified');
  expect(await age()).toEqual({ verified: 0 });
  expect((await play()).code).toBe('305');
  expect((await deposit()).code).toBe('305');
  await mark('verified');
  expect(await age()).toEqual({ verified: 1 });
  expect((await play()).code).toBe('100');
  // The next refusal in the order of the profile.
  expect((await deposit()).code).toBe('306');
});

test('[RG-03] a site whose profile does not ask for the age refuses no member for it', async () => {
  await mark('unverified');
  for (const name of ['none', 'mt']) {
    await profile(name);
    expect(await age()).toBeUndefined();
    expect((await play()).code).toBe('100');
  }
});

test('[RG-03] a guest reads that trial games need an account and how to get one, a member what is missing', async () => {
  await profile('gb');
  const texts = { guest: (await trial()).message, member: '' };
  await mark('unverified');
  texts.member = (await trial(await signIn())).message;
  expect(texts).toEqual({
    guest: 'Demo games need an account with verified age. Please sign in or register first',
    member: 'Please have your age verified first',
  });
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

test('[RG-39] [RG-44] a birthday that a member only stated lifts no cap of the young; the one that the platform verified does', async () => {
  const { world } = here.sandbox;
  const falcon = world.members.byAccount('falcon1');
  const [gb, nl] = [PROFILES.gb, PROFILES.nl];
  const caps = () => {
    const member = world.members.byId(falcon?.id ?? 0);
    return [member && world.playProtection.cap(member, gb), world.protection.facts.contactAbove(falcon?.id ?? 0, [nl])];
  };
  const young = caps();
  const token = await signIn();
  expect((await client.send(calls.profileEdit, { member_birthday: '1980-06-01' }, token)).code).toBe('100');
  expect(caps()).toEqual(young);
  await mark('unverified');
  expect(caps()).toEqual(young);
  await mark('verified');
  const grown = caps();
  expect(grown.map((cap, at) => Number(cap) > Number(young[at]))).toEqual([true, true]);
  // While the platform doubts the age, the birthday that was verified counts no more.
  await mark('unverified');
  expect(caps()).toEqual(young);
});

test.each([
  ['2008-01-15', 1],
  ['2008-01-16', 0],
  ['2015-06-01', 0],
  ['2026-01-15', 0],
  ['2027-01-01', 0],
])('[RG-03] the age of a member who was born on %s is verified: %i', async (day, verified) => {
  await profile('gb');
  await client.control('/birthday', { account: 'falcon1', day });
  await mark('verified');
  expect(await age()).toEqual({ verified });
  const refused = verified === 1 ? ['100', '306', '100'] : ['305', '305', '305'];
  expect([(await play()).code, (await deposit()).code, (await trial(await signIn())).code]).toEqual(refused);
});

test.each([
  ['is marked as not verified', () => mark('unverified')],
  ['turns out to be too low', () => client.control('/birthday', { account: 'falcon1', day: '2015-06-01' })],
])(
  '[RG-03] a running game takes no stake once the age of its member %s; rounds before are settled',
  async (_, happens) => {
    await profile('gb');
    const launch = launchOf(await play());
    const { wallet } = here.sandbox.world;
    await wallet.openRound(launch);
    await wallet.bet(launch, minor(20n), 'round-1');
    await happens();
    here.clock.advance(10_000);
    expect(() => wallet.bet(launch, minor(20n), 'round-2')).toThrow('limit');
    await wallet.settle(launch, minor(40n), 'round-1');
    await mark('verified');
    await client.control('/birthday', { account: 'falcon1', day: '1990-06-01' });
    expect(await wallet.bet(launch, minor(20n), 'round-3')).toBeDefined();
  },
);

test('[RG-03] a site whose profile does not ask for the age goes on with a game of a member who is not verified', async () => {
  await profile('mt');
  const launch = launchOf(await play());
  await mark('unverified');
  expect(await here.sandbox.world.wallet.bet(launch, minor(20n), 'round-1')).toBeDefined();
});
