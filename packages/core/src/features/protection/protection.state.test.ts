import { calls } from '@housefront/contract/calls';
import { replyProblems } from '@housefront/contract/strict-reply';
import { beforeAll, expect, test } from 'vitest';
import { settle, type TestDeps } from '../../testing/index.ts';
import { protectionQueries, rereadProtection, rereadState } from './index.ts';
import { plainState, setUp, STATE } from './protection.fixtures.ts';

beforeAll(() =>
  Promise.all([
    import('./protection.api.ts'),
    import('./protection.play.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const FACTS = '/api/game/facts';
const OFFERS = '/api/protection/promotion/offers';
const AT = '2026-01-16T12:00:00.000Z';
const noon = Date.UTC(2026, 0, 16, 12);
const DAY_MS = 86_400_000;
const game = { gpId: 'GP01', gameType: '20', gameCode: 'A1' };
const offer = { id: '7', title: 'Spins', wagering: 10, product: 'slots', days: 7, opted_in: 0 };

const read = (deps: TestDeps) => deps.queryClient.fetchQuery(protectionQueries(deps).state());
/** The state as it is read when the platform writes parts of it. */
const stateOf = (wire: object) => read(setUp({}, wire));
/** As {@link stateOf}, with parts that no platform should write. */
const stateOfAny = (wire: object) => {
  const deps = setUp();
  deps.ports.http.unchecked(calls.protectionState, { ...plainState, ...wire });
  return read(deps);
};

test('[RG-08] [RG-13] the state is asked for by site and currency; without more of the platform it says nothing', async () => {
  const deps = setUp({ site: { currency: 'USD' } });
  expect(await read(deps)).toEqual({
    currency: null,
    limits: [],
    pause: null,
    sums: null,
    ageVerified: true,
    limitNeeded: false,
    session: null,
    check: null,
    reviewDue: false,
    overall: null,
    contactAbove: null,
    stakeCap: null,
    slotsPause: null,
    payout: null,
    netDeposits: null,
    marketing: null,
    funds: null,
    checks: [],
    wait: null,
  });
  expect(deps.ports.http.bodies(STATE)).toEqual([{ site_id: 1001, currency: 'USD' }]);
});

test('[RG-13] [RG-16] limits come with their rest, the moment at which they restart, and the raise that waits', async () => {
  const pending = { amount: '9000', effective_at: AT };
  const day = { kind: 'deposit', period: 'day', amount: '5000', left: '1200', restarts_at: AT, pending };
  const month = { kind: 'loss', period: 'month', amount: '0' };
  const contact = { ...month, kind: 'stake', pending: { amount: null } };
  const { limits } = await stateOfAny({ limits: [day, month, contact] });
  const plain = { period: 'month', amount: 0n, left: null, restartsAt: null };
  expect(limits).toEqual([
    {
      kind: 'deposit',
      period: 'day',
      amount: 5000n,
      left: 1200n,
      restartsAt: noon,
      pending: { amount: 9000n, effectiveAt: noon },
    },
    { ...plain, kind: 'loss', pending: null },
    { ...plain, kind: 'stake', pending: { amount: null, effectiveAt: null } },
  ]);
});

test('[RG-13] [FLD-04] a moment that cannot be read is unknown', async () => {
  const limit = { kind: 'deposit', period: 'day', amount: '1', restarts_at: 'soon' };
  const wait = { until: 'soon', reason: 'inactive' };
  const state = await stateOfAny({ limits: [limit], pause: { kind: 'break', until: 'soon' }, wait });
  expect([state.limits[0]?.restartsAt, state.pause, state.wait]).toEqual([null, { kind: 'break', until: null }, null]);
});

test('[RG-20] [RG-22] [RG-29] a break, the sums to read and a wait before play come with their moments', async () => {
  const sums = { days: 30, staked: '10000', won: '4000', lost: '6000', due: 1 };
  const wait = { until: AT, reason: 'inactive' };
  expect(await stateOf({ pause: { kind: 'break', until: AT }, sums: { ...sums, read_at: AT }, wait })).toMatchObject({
    pause: { kind: 'break', until: noon },
    sums: { days: 30, staked: 10_000n, won: 4000n, lost: 6000n, readAt: noon, due: true },
    wait: { reason: 'inactive', until: noon },
  });
  const unread = await stateOf({ sums: { ...sums, due: 0 }, pause: { kind: 'exclusion' } });
  expect(unread).toMatchObject({ sums: { readAt: null, due: false }, pause: { kind: 'exclusion', until: null } });
});

test('[RG-03] [RG-12] [RG-18] a member whose age is open, or who has to set or review a limit, is known as such', async () => {
  const open = await stateOf({ age: { verified: 0 }, limit_needed: 1, review_due: 1 });
  expect(open).toMatchObject({ ageVerified: false, limitNeeded: true, reviewDue: true });
  expect(await stateOf({ age: { verified: 1 } })).toMatchObject({ ageVerified: true });
});

test('[RG-19] [RG-40] [RG-44] amounts over all operators, for a contact and of net deposits are exact', async () => {
  const amounts = { overall: { amount: '35000', deposited: '0' }, contact_above: '15000', net_deposits: '-250' };
  expect(await stateOf(amounts)).toMatchObject({
    overall: { amount: 35_000n, deposited: 0n },
    contactAbove: 15_000n,
    netDeposits: -250n,
  });
});

test('[RG-08] [RG-11] the session and its reality check are read; intervals that are none are left out', async () => {
  const session = { started_at: AT, staked: '700', won: '300' };
  const check = { every_minutes: 30, due_at: AT, allowed: [15, 30] };
  expect(await stateOf({ session, check: { ...check, allowed: [15, 0, 30, -1] } })).toMatchObject({
    session: { startedAt: noon, staked: 700n, won: 300n },
    check: { everyMinutes: 30, dueAt: noon, allowed: [15, 30] },
  });
  const off = await stateOfAny({ session: { ...session, started_at: 'soon' }, check: { allowed: [] } });
  expect([off.session, off.check]).toEqual([null, { everyMinutes: null, dueAt: null, allowed: [] }]);
});

test('[RG-23] [RG-39] [RG-43] the stake cap, the pause after slots and the payment of winnings are read', async () => {
  const until = new Date(noon + DAY_MS).toISOString();
  const parts = { stake_cap: '500', slots_pause: { from: AT, until }, payout: { amount: '2000' } };
  expect(await stateOf(parts)).toMatchObject({
    stakeCap: 500n,
    slotsPause: { from: noon, until: noon + DAY_MS },
    payout: 2000n,
  });
  for (const broken of [
    { from: AT, until: 'later' },
    { from: 'now', until },
  ])
    expect(await stateOfAny({ slots_pause: broken })).toMatchObject({ slotsPause: null });
});

test('[RG-33] [RG-34] [RG-41] choices, the text on client money and notices are shown as plain text', async () => {
  const choices = [{ product: 'casino', channel: 'email', on: 1 }];
  const state = await stateOf({
    marketing: { due: 1, choices },
    funds_notice: { version: 3, text: 'Kept &amp; <b>safe</b>', rating: 'medium', read: 0 },
    checks: [{ kind: 'documents', text: 'Send &quot;it&quot;', url: 'https://help.example.com/papers' }],
  });
  expect(state).toMatchObject({
    marketing: { due: true, choices: [{ product: 'casino', channel: 'email', on: true }] },
    funds: { version: 3, text: 'Kept & safe', rating: 'medium', read: false },
    checks: [{ kind: 'documents', text: 'Send "it"', url: 'https://help.example.com/papers' }],
  });
});

test('[RG-23] [RG-35] facts of a game are asked for by its codes; what the provider leaves out is unknown', async () => {
  const deps = setUp({ site: { currency: 'USD' } });
  const { http } = deps.ports;
  const ask = (code: string) =>
    deps.queryClient.fetchQuery(protectionQueries(deps).gameFacts({ ...game, gameCode: code }));
  const rules = 'https://rules.example.com/a1';
  http.ok(calls.gameFacts, { rtp: '96.04', top_prize: '5000', top_prize_odds: '1000000', rules_url: rules });
  const known = { rtp: '96.04', topPrize: '5000', topPrizeOdds: '1000000', rulesUrl: rules };
  expect(await ask('A1')).toEqual(known);
  expect(http.bodies(FACTS)).toEqual([
    { site_id: 1001, currency: 'USD', gp_id: 'GP01', game_type: '20', game_code: 'A1' },
  ]);
  http.ok(calls.gameFacts, {});
  // The facts of the first game are kept, and are not those of another one.
  expect(await ask('A1')).toEqual(known);
  expect(await ask('B1')).toEqual({ rtp: null, topPrize: null, topPrizeOdds: null, rulesUrl: null });
});

test('[RG-32] promotions to opt into are shown with their terms as plain text', async () => {
  const deps = setUp({ site: { currency: 'USD' } });
  const other = { id: '8', title: '', product: '', opted_in: 1 };
  deps.ports.http.ok(calls.promotionOffers, {
    list: [{ ...offer, title: 'Spins &amp; <i>more</i>', product: 'Slots &amp; live' }, other],
  });
  expect(await deps.queryClient.fetchQuery(protectionQueries(deps).offers())).toEqual([
    { id: '7', title: 'Spins & more', wagering: 10, product: 'Slots & live', days: 7, optedIn: false },
    { id: '8', title: '', wagering: null, product: '', days: null, optedIn: true },
  ]);
  expect(deps.ports.http.bodies(OFFERS)).toEqual([{ site_id: 1001, currency: 'USD' }]);
});

test.each([
  ['state', STATE],
  ['gameFacts', FACTS],
  ['offers', OFFERS],
] as const)('[ERR-06x] a read of %s that fails says nothing by itself, and ends with its page', async (name, path) => {
  const deps = setUp();
  const { http } = deps.ports;
  const { queryClient } = deps;
  const queries = protectionQueries(deps);
  const ask = async (): Promise<unknown> =>
    name === 'state'
      ? queryClient.fetchQuery(queries.state())
      : name === 'offers'
        ? queryClient.fetchQuery(queries.offers())
        : queryClient.fetchQuery(queries.gameFacts(game));
  http.code(path, '500', 'broken');
  await expect(ask()).rejects.toMatchObject({ code: '500' });
  expect([deps.heard('failure'), deps.heard('message')]).toEqual([[], []]);
  http.hold(path);
  const asked = ask().catch(() => 'cancelled');
  await settle();
  await queryClient.cancelQueries();
  expect([await asked, http.sent(path)[1]?.signal.aborted]).toEqual(['cancelled', true]);
});

test('[RG-08] the state is read once a minute at most, and again for another member', async () => {
  const deps = setUp();
  const sent = () => deps.ports.http.sent(STATE).length;
  await read(deps);
  await read(deps);
  expect(sent()).toBe(1);
  deps.ports.storage.set('member_id', '43');
  await read(deps);
  expect(sent()).toBe(2);
});

test('[RG-08] a change has all of the member read again, moved money the state alone, and nothing else', async () => {
  const deps = setUp();
  const { queryClient, ports } = deps;
  ports.http.ok(calls.promotionOffers, { list: [offer] });
  ports.http.ok(calls.gameFacts, {});
  const { state, offers, gameFacts } = protectionQueries(deps);
  const elsewhere = ['member', 'bank-accounts'];
  const fill = async () => {
    queryClient.clear();
    await queryClient.fetchQuery(state());
    await queryClient.fetchQuery(offers());
    await queryClient.fetchQuery(gameFacts(game));
    queryClient.setQueryData(elsewhere, []);
  };
  const stale = () =>
    [state().queryKey, offers().queryKey, gameFacts(game).queryKey, elsewhere].map(
      (queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated,
    );
  await fill();
  await rereadState(deps);
  expect(stale()).toEqual([true, false, false, false]);
  await fill();
  await rereadProtection(deps);
  expect(stale()).toEqual([true, true, true, false]);
});

test.each([
  ['EUR', 'USD', [null]],
  ['USD', 'USD', []],
  [undefined, 'USD', []],
])(
  '[RG-51] amounts come with their currency (%s); another one than that of the account (%s) is asked for',
  async (said, own, heard) => {
    const deps = setUp({}, { currency: said });
    deps.ports.storage.set('currency', own);
    expect(await read(deps)).toMatchObject({ currency: said ?? null });
    expect(deps.heard('profile-changed')).toEqual(heard);
  },
);

test('[RG-51] a number of days that the platform does not say is unknown', async () => {
  const sums = { staked: '0', won: '0', lost: '0', due: 0 };
  expect(await stateOfAny({ sums })).toMatchObject({ sums: { days: null } });
});

test('[RG-51] a removal that waits has no amount, and is documented so', () => {
  const day = { kind: 'deposit', period: 'day', amount: '5000', left: '5000', restarts_at: AT };
  const state = { ...plainState, limits: [{ ...day, pending: { amount: null, effective_at: AT } }] };
  expect(replyProblems(calls.protectionState, state)).toEqual([]);
});
