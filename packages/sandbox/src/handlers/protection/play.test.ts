import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { beforeEach, expect, test } from 'vitest';
import { record } from '../../testing/client.fixtures.ts';
import { launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

const gbp = { wire: 'GBP', code: 'GBP', symbol: '£', decimals: 2, place: 'before' } as const;
const eur = { wire: 'EUR', code: 'EUR', symbol: '€', decimals: 2, place: 'before' } as const;
const { here, member, profile, send, signIn, ...site } = protectedPerTest({ currencies: [gbp, eur] });
const MINUTE = 60_000;
beforeEach(() => signIn('demogbp1', 'DemoGBP1'));

const state = () => site.state('GBP');
const born = (day: string) => here.sandbox.world.ages.setBirthday(member().id, day);
const gameOf = (currency: string, hall = '2') => {
  const { catalogue, seed } = here.sandbox.world;
  const provider = seed.providers.find(
    ({ currencies, gameType, gpId }) =>
      currencies.includes(currency) && gameType === hall && catalogue.games(gpId).some(({ crash }) => !crash),
  );
  const game = catalogue.games(provider?.gpId ?? '').find(({ crash }) => !crash);
  return { gp_id: provider?.gpId ?? '', game_type: hall, game_code: game?.code ?? '' };
};
const lobby_url = 'http://localhost:4101/close';
const play = (more: object = {}) => send(calls.play, { ...gameOf(member().currency), lobby_url, device: 0, ...more });
const wallet = () => here.sandbox.world.wallet;
const page = async (launch: string) => (await here.sandbox.app.request(`/provider/play?token=${launch}`)).text();

/** German members need a limit and the sums of the last days before they play. */
const readyInGermany = async () => {
  await signIn('demoeur1', 'DemoEUR1');
  await profile('de');
  await send(calls.limitStore, { kind: 'deposit', period: 'month', amount: '100000' });
  await send(calls.sumsRead, {});
};

test('[RG-24] [RG-25] the game offers neither autoplay nor turbo where the profile or the launch forbids them', async () => {
  const free = await page(launchOf(await play()));
  expect(free).toContain('id="auto"');
  expect(free).toContain('id="turbo"');
  const asked = await page(launchOf(await play({ autoplay: 0 })));
  expect(asked).not.toContain('id="auto"');
  expect(asked).toContain('id="turbo"');
  await send(calls.leave, {});
  await profile('gb');
  const held = await page(launchOf(await play()));
  expect(held).not.toMatch(/id="(?:auto|turbo)"/);
  expect(held).toContain('&quot;shortest&quot;:2500');
});

test.each(['gb', 'de', 'none'])(
  '[RG-24] [RG-25] a trial in %s has autoplay and turbo only where games for money have them',
  async (name) => {
    await profile(name);
    const { catalogue, seed } = here.sandbox.world;
    const { gpId, code } = seed.games.find(({ demo, crash }) => demo && !crash) ?? { gpId: '', code: '' };
    const game = { gp_id: gpId, game_type: catalogue.gameType(gpId, code) ?? '', game_code: code };
    const started = await send(calls.demoPlay, { site_id: 1001, currency: 'GBP', device: 0, house: '', ...game });
    const shown = await page(launchOf(started));
    expect([/id="auto"/.test(shown), /id="turbo"/.test(shown)]).toEqual([name === 'none', name === 'none']);
    // Play money has no highest stake.
    expect(await wallet().bet(launchOf(started), minor(20_000n), 'round-1')).toBeDefined();
  },
);

test('[RG-25] a round within the shortest time of the one before is refused by the wallet, the next one is not', async () => {
  await profile('gb');
  const launch = launchOf(await play());
  await wallet().bet(launch, minor(100n), 'round-1');
  here.clock.advance(2499);
  expect(() => wallet().bet(launch, minor(100n), 'round-2')).toThrow('too-soon');
  // The first one again is no new round.
  expect(await wallet().bet(launch, minor(100n), 'round-1')).toBeDefined();
  here.clock.advance(1);
  expect(await wallet().bet(launch, minor(100n), 'round-2')).toBeDefined();
});

test.each([
  ['2001-01-16', '200', 201n],
  ['2001-01-15', '500', 501n],
  ['', '200', 201n],
])('[RG-39] born on %s a member stakes up to %s with slots, and the wallet refuses more', async (day, cap, above) => {
  await profile('gb');
  if (day !== '') born(day);
  expect((await state())['stake_cap']).toBe(cap);
  const launch = launchOf(await play());
  expect(() => wallet().bet(launch, minor(above), 'round-1')).toThrow('stake');
  expect(await wallet().bet(launch, minor(above - 1n), 'round-2')).toBeDefined();
});

test('[RG-39] a launch can ask for a lower stake, never for a higher one', async () => {
  await profile('gb');
  born('1990-01-01');
  const lower = launchOf(await play({ max_stake: '100' }));
  expect(() => wallet().bet(lower, minor(101n), 'round-1')).toThrow('stake');
  await send(calls.leave, {});
  const higher = launchOf(await play({ max_stake: '100000' }));
  expect(() => wallet().bet(higher, minor(501n), 'round-1')).toThrow('stake');
});

test('[RG-26] where one game at a time is allowed, a second one is refused until the first is left', async () => {
  expect((await play()).code).toBe('100');
  expect((await play()).code).toBe('100');
  await send(calls.leave, {});
  await profile('gb');
  expect((await play()).code).toBe('100');
  expect((await play()).code).toBe('309');
  await send(calls.leave, {});
  expect((await play()).code).toBe('100');
});

test('[RG-23] after an hour of slots stakes and starts are refused for five minutes, other games are not', async () => {
  await readyInGermany();
  const launch = launchOf(await play());
  await wallet().openRound(launch);
  here.clock.advance(59 * MINUTE);
  expect(await wallet().bet(launch, minor(100n), 'round-1')).toBeDefined();
  expect((await state())['slots_pause']).toEqual({
    from: '2026-01-15T13:00:00.000Z',
    until: '2026-01-15T13:05:00.000Z',
  });
  here.clock.advance(MINUTE);
  expect(() => wallet().bet(launch, minor(100n), 'round-2')).toThrow('pause');
  await send(calls.leave, {});
  const refused = await play();
  expect([refused.code, refused.data]).toEqual(['308', { until: '2026-01-15T13:05:00.000Z' }]);
  // Live games are not paused; the change to them waits as it always does.
  const german = here.sandbox.world.protection.of(1001);
  if (!german) throw new Error('the profile is missing');
  const starts = ['2', '3'].map(
    (hall) => here.sandbox.world.playProtection.refusesStart(member().id, german, hall)?.code,
  );
  expect(starts).toEqual(['308', undefined]);
  const live = () => send(calls.play, { ...gameOf('EUR', '3'), lobby_url, device: 0 });
  const waits = await live();
  expect([waits.code, waits.data]).toEqual(['307', { until: '2026-01-15T13:05:00.000Z', reason: 'change' }]);
  here.clock.advance(5 * MINUTE - 1);
  expect([(await play()).code, (await live()).code]).toEqual(['308', '307']);
  here.clock.advance(1);
  expect((await play()).code).toBe('100');
});

test('stakes of a running game are refused when they would pass a limit, or after a break began', async () => {
  await profile('gb');
  born('1990-01-01');
  await send(calls.limitStore, { kind: 'loss', period: 'day', amount: '300' });
  const launch = launchOf(await play());
  await wallet().bet(launch, minor(200n), 'round-1');
  await wallet().settle(launch, minor(0n), 'round-1');
  here.clock.advance(3000);
  expect(() => wallet().bet(launch, minor(200n), 'round-2')).toThrow('limit');
  expect(await wallet().bet(launch, minor(100n), 'round-3')).toBeDefined();
  await send(calls.breakStore, { duration: '24h' });
  here.clock.advance(3000);
  expect(() => wallet().bet(launch, minor(1n), 'round-4')).toThrow('bad-token');
});

test('[RG-23] [RG-35] a game states its return, its top prize with the odds, and its rules before the first stake', async () => {
  const facts = record((await send(calls.gameFacts, { site_id: 1001, currency: 'GBP', ...gameOf('GBP') })).data);
  expect(Number(facts['rtp'])).toBeGreaterThan(95);
  expect(Number(facts['rtp'])).toBeLessThan(97);
  expect(facts['top_prize']).toBe('75');
  expect(Number(facts['top_prize_odds'])).toBeGreaterThan(1000);
  const path = new URL(String(facts['rules_url']));
  const rules = await (await here.sandbox.app.request(path.pathname + path.search)).text();
  expect(rules).toContain('75 ×');
  const unknown = { site_id: 1001, currency: 'GBP', ...gameOf('GBP'), game_code: 'x' };
  expect((await send(calls.gameFacts, unknown)).data).toEqual({});
});

const withdraw = async () => {
  const { bankAccounts, cashier } = here.sandbox.world;
  const [account] = bankAccounts.list(member().id);
  const made = cashier.withdraw(member(), { bankAccountId: account?.id ?? 0, amount: minor(5000n), requestKey: 'k' });
  if (typeof made === 'string') throw new Error(made);
  return made.number;
};
const orders = async () =>
  record((await send(calls.withdrawalInfo, { site_id: 1001, currency: member().currency })).data)['orders'];

test.each(['gb', 'de', 'se', 'none', 'mt'])(
  '[RG-27] in %s a withdrawal is cancelled only where it may be',
  async (name) => {
    await signIn('falcon1', 'Falcon11');
    await profile(name);
    const number = await withdraw();
    const before = here.sandbox.world.cashier.limits(member()).available;
    const may = name === 'none' || name === 'mt';
    expect(await orders()).toMatchObject([{ order_number: number, can_cancel: may ? 1 : 0 }]);
    const reply = await send(calls.withdrawalCancel, { site_id: 1001, order_number: number });
    expect(reply.code).toBe(may ? '100' : '102');
    expect(here.sandbox.world.cashier.limits(member()).available - before).toBe(may ? 5000n : 0n);
    expect(await orders()).toMatchObject([{ status: may ? 'cancelled' : 'pending', can_cancel: 0 }]);
    const again = await send(calls.withdrawalCancel, { site_id: 1001, order_number: number });
    expect(again.code).toBe(may ? '101' : '102');
  },
);

test('[RG-27] no member cancels the withdrawal of another one', async () => {
  await signIn('falcon1', 'Falcon11');
  const number = await withdraw();
  await signIn('lucky88', 'Lucky888');
  expect((await send(calls.withdrawalCancel, { site_id: 1001, order_number: number })).code).toBe('101');
});

test('[RG-43] what is above the amount of the member is paid out when a game ends, and the records say so', async () => {
  await profile('de');
  await signIn('orchid3', 'Orchid33');
  expect((await send(calls.payoutStore, { amount: '5000' })).code).toBe('102');
  await signIn('falcon1', 'Falcon11');
  const { cashier, ledger } = here.sandbox.world;
  const { available } = cashier.limits(member());
  await send(calls.limitStore, { kind: 'deposit', period: 'month', amount: '100000' });
  await send(calls.sumsRead, {});
  expect((await send(calls.payoutStore, { amount: String(available) })).data).toEqual({
    payout: { amount: String(available) },
  });
  const started = await play();
  expect(started.code).toBe('100');
  const launch = launchOf(started);
  await wallet().bet(launch, minor(100n), 'round-1');
  await wallet().settle(launch, minor(20_100n), 'round-1');
  await send(calls.leave, {});
  expect(cashier.limits(member()).available).toBe(available);
  const records = await send(calls.dwRecord, {
    site_id: 1001,
    type: 'withdrawal',
    status: '',
    start_at: '2026-01-15 00:00:00',
    end_at: '2026-01-15 23:59:59',
    count: 20,
    page: 1,
    sort_field: 'created_at',
    sort_order: 'desc',
  });
  expect(record(records.data)['list']).toMatchObject([
    { amount: '200.00', status: 'pending', remark: 'Paid out automatically' },
  ]);
  expect(ledger.problems()).toEqual([]);
  await send(calls.payoutStore, { amount: null });
  expect((await state())['payout']).toBeNull();
  await profile('gb');
  expect((await send(calls.payoutStore, { amount: '5000' })).code).toBe('101');
});

test('[RG-32] no promotion above the wagering of the profile can be opted into', async () => {
  await profile('gb');
  const list = async () => record((await send(calls.promotionOffers, { site_id: 1001, currency: 'GBP' })).data)['list'];
  expect(await list()).toMatchObject([
    { id: 2, wagering: 8, opted_in: 0 },
    { id: 3, wagering: 30, opted_in: 0 },
  ]);
  expect((await send(calls.promotionOptIn, { id: '3' })).code).toBe('102');
  expect((await send(calls.promotionOptIn, { id: '1' })).code).toBe('101');
  expect((await send(calls.promotionOptIn, { id: '2' })).code).toBe('100');
  expect(await list()).toMatchObject([{ opted_in: 1 }, { opted_in: 0 }]);
  await profile('mt');
  expect((await send(calls.promotionOptIn, { id: '3' })).code).toBe('100');
});

test.each([
  ['gb', false],
  ['de', false],
  ['se', false],
  ['mt', true],
  ['on', true],
  ['ph', true],
])('[RG-32] in %s envelope and wheel run: %s', async (name, runs) => {
  const { envelopes, wheel } = here.sandbox.world;
  envelopes.hand('GBP', minor(100n), here.clock.now() + MINUTE);
  wheel.show(8);
  wheel.give(member().id, 2);
  await profile(name);
  const found = record((await send(calls.redEnvelopePromotion, {})).data)['list'];
  expect(Array.isArray(found) && found.length).toBe(runs ? 1 : 0);
  expect((await send(calls.redEnvelopeClaim, { id: 1 })).code).toBe(runs ? '100' : '102');
  expect((await send(calls.rouletteInfo, {})).code).toBe(runs ? '100' : '2095101');
  expect((await send(calls.rouletteSpin, {})).code).toBe(runs ? '100' : '2093102');
});
