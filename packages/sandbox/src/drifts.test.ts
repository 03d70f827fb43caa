import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { driftsOf, runSuite } from '@housefront/contract/suite';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createTestSandbox } from './testing/client.fixtures.ts';

/** A value inside the data of a reply. */
interface Place {
  readonly call: AnyCall;
  readonly data: unknown;
  readonly steps: readonly (string | number)[];
  readonly path: string;
  readonly value: unknown;
}

let places: readonly Place[];

/** Real replies of the calls whose data is read, and of some that change something. */
beforeAll(async () => {
  const { sandbox, client } = await createTestSandbox({ exampleSites: true });
  const token = await client.signIn('falcon1', 'Falcon11');
  const { reports } = await runSuite({
    token,
    facts: {
      siteId: 1001,
      currency: 'USD',
      language: 'en_US',
      template: 'desktop_1',
      mobileTemplate: 'H5_1',
      modelVersion: '1',
      origin: 'http://localhost',
      from: '2025-12-01 00:00:00',
      until: '2026-01-15 23:59:59',
    },
    pause: async () => {},
    ask: async (call, body, sign) => {
      const response = await client.post(callPath(call), body, sign === undefined ? {} : { authorization: sign });
      const header = (name: string) => response.headers.get(name);
      return { answer: { status: response.status, header, text: await response.text() }, ms: 0 };
    },
  });
  await sandbox.close();
  // Of these only the code is read.
  const unread = ['applyForAgentCheck', 'registerVerification'];
  places = reports
    .filter(({ call, data }) => data !== undefined && !unread.includes(call.name))
    .flatMap(({ call, data }) => placesIn(call, shortened(data)));
}, 60_000);

/** The same data with two entries of each list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

function placesIn(call: AnyCall, data: unknown): readonly Place[] {
  const found: Place[] = [];
  const visit = (value: unknown, steps: readonly (string | number)[], path: string): void => {
    // A value that is null is of no type yet.
    if (value !== null) found.push({ call, data, steps, path, value });
    if (Array.isArray(value)) value.forEach((part, at) => visit(part, [...steps, at], `${path}[${at}]`));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        visit(part, [...steps, name], /^[a-z_]/i.test(name) ? `${path}.${name}` : `${path}["${name}"]`);
      }
    }
  };
  visit(data, [], 'data');
  return found;
}

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((part, at) => (at === step ? replaced(part, rest, by) : part));
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([name, part]) => [name, name === step ? replaced(part, rest, by) : part]));
}

/** Values of a type that no reader takes for the value. */
const wrongFor = (value: unknown): fc.Arbitrary<unknown> => {
  const dictionary = fc.dictionary(fc.constantFrom('a', 'b', 'x y'), fc.integer(), { minKeys: 1 });
  if (Array.isArray(value)) return fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('wrong', '<b>'));
  if (typeof value === 'object') return fc.oneof(fc.boolean(), fc.array(fc.integer(), { minLength: 1 }));
  return fc.oneof(dictionary, fc.array(fc.boolean(), { minLength: 1 }));
};

test('[GEN-05] replies as they are have no drift, and all calls are among them', () => {
  expect(new Set(places.map(({ call }) => call.name)).size).toBeGreaterThan(50);
  expect(places.length).toBeGreaterThan(1000);
  const roots = places.filter(({ steps }) => steps.length === 0);
  expect(roots.flatMap(({ call, data }) => driftsOf(call, data).drifts)).toEqual([]);
});

test('[GEN-05] any field of any reply that has a wrong type is named with its path', () => {
  const cases = fc
    .nat({ max: places.length - 1 })
    .chain((at) => fc.record({ at: fc.constant(at), wrong: wrongFor(places[at]?.value) }));
  fc.assert(
    fc.property(cases, ({ at, wrong }) => {
      const place = places[at];
      if (place === undefined) throw new Error('no such place');
      const { call, data, steps, path } = place;
      const named = driftsOf(call, replaced(data, steps, wrong)).drifts.map((drift) => drift.path);
      const others = named.filter((name) => !name.startsWith(path));
      const found = { call: call.name, wrong: JSON.stringify(wrong), path: named.length > others.length ? path : '' };
      expect({ ...found, others }).toEqual({ ...found, path, others: [] });
    }),
    { numRuns: 4000 },
  );
});

test('[GEN-05] a value that cannot be read is a drift, although its type is right', () => {
  const [letters, game] = [{ list: [{ id: 1, created_at: 'soon' }] }, [{ game_id: 7, member_favorite: 'perhaps' }]];
  expect(driftsOf(calls.letters, letters).drifts).toEqual([
    { path: 'data.list[0].created_at', expected: 'a time, e.g. "2026-01-15 12:00:00"', received: '"soon"', times: 1 },
  ]);
  expect(driftsOf(calls.hotGames, game).drifts).toEqual([
    { path: 'data[0].member_favorite', expected: 'a flag, e.g. 1 or 0', received: '"perhaps"', times: 1 },
  ]);
  expect(driftsOf(calls.myCash, { my_cash_list: [], total: 'much' }).drifts).toEqual([
    { path: 'data.total', expected: 'an amount, e.g. "1234.56"', received: '"much"', times: 1 },
  ]);
});

/** The reply without the field of a pattern such as `data.list[].name`, in all entries. */
function without(value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (step === '[]') return Array.isArray(value) ? value.map((part) => without(part, rest)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== step || rest.length > 0);
  return Object.fromEntries(entries.map(([name, part]) => [name, name === step ? without(part, rest) : part]));
}
const stepsOf = (pattern: string) => pattern.replaceAll('[]', '.[]').split('.').slice(1);

const reply = (name: string) => {
  const place = places.find(({ call, steps }) => call.name === name && steps.length === 0);
  if (place === undefined) throw new Error(`no reply of ${name}`);
  return place;
};

test('[GEN-05] replies as they are lack no part that sites fill in', () => {
  const roots = places.filter(({ steps }) => steps.length === 0);
  expect(roots.flatMap(({ call, data }) => driftsOf(call, data).gaps)).toEqual([]);
});

// The path of the first missing part is that of the first entry: `data[].demo` is `data[0].demo`.
test.each([
  ['gameList', 'data[].gp_list', 'an empty list'],
  ['crashGames', 'data[].demo', 'off'],
  ['tagGameList', 'data.info[].label_ids', 'an empty list'],
  ['gameLabel', 'data.main', 'an empty list'],
  ['templateGameList', 'data[].game_icon', 'an empty text'],
  ['hotGames', 'data.list[].game_name', 'an empty text'],
  ['demoGameTypes', 'data[].gp_list[].game_count', '0'],
  ['myCash', 'data.total', 'an unknown amount'],
  ['bankAccounts', 'data.list[].is_default', 'off'],
  ['depositMethods', 'data.list[].preset_amounts', 'an empty list'],
  ['withdrawalInfo', 'data.available_cash', 'an unknown amount'],
  ['dwRecord', 'data.total_count', '0'],
  ['transactionRecord', 'data.list', 'an empty list'],
  ['recommendProject', 'data.detail.levels[].rate', '0'],
  ['recommendRecord', 'data.total_amount', 'an unknown amount'],
  ['carouselPicture', 'data.web_carousel_picture_list[].link_type', '0'],
  ['announcements', 'data.web_announcement_list[].display_before_login', 'off'],
  ['promotions', 'data.list[].title', 'an empty text'],
  ['jackpot', 'data.jackpot_amount_total', 'an unknown amount'],
  ['captcha', 'data.placeholder', 'an empty text'],
  ['commonLayout', 'data.member_common_layout.wallet_status', 'on'],
  ['commonLayout', 'data.member_common_layout.member_type', '1'],
  ['commonLayout', 'data.member_common_layout.member_cash', 'an unknown amount'],
  ['profile', 'data.member_profile.member_phone', 'an empty text'],
  ['promotions', 'data.list[].updated_at', 'no time'],
  ['siteDetail', 'data.env_config.customerUrl', 'an empty object'],
  ['webLogo', 'data.web_logo_list[].sort', '0'],
  ['footer', 'data.list[].title', 'an empty text'],
])('[GEN-05] %s without %s: a warning names the part and what the site fills in', (name, pattern, filledBy) => {
  const { call, data } = reply(name);
  const { drifts, gaps } = driftsOf(call, without(data, stepsOf(pattern)));
  const [gap, ...others] = gaps;
  expect({ drifts, others, path: gap?.path, filledBy: gap?.filledBy }).toEqual({
    drifts: [],
    others: [],
    path: pattern.replaceAll('[]', '[0]'),
    filledBy,
  });
});

test('[GEN-05] a part that some entries have is optional, and so is one under another name', () => {
  const games = [{ game_id: 1 }, { game_id: 2, game_name: 'Two' }];
  const named = driftsOf(calls.hotGames, games).gaps.map(({ path, times }) => [path, times]);
  expect(named).toContainEqual(['data[0].game_icon', 2]);
  expect(named.map(([path]) => path)).not.toContain('data[0].game_name');
  expect(driftsOf(calls.demoPlay, { url: 'https://games.example.com/' }).gaps).toEqual([]);
  const wallets = [{ gp_id: 'A', is_light: 1, icon_dark: '/a.png' }];
  const lacking = driftsOf(calls.myCash, { my_cash_list: wallets, total: '1.00' }).gaps;
  expect(lacking).toEqual([{ path: 'data.my_cash_list[0].cash', filledBy: 'an unknown amount', times: 1 }]);
});
