import { changingCalls, readingCalls } from '@housefront/contract/suite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, openPlatform, type CheckedPlatform } from './platform.fixtures.ts';
import { isWell, verdictOf } from './report/verdict.ts';

let platform: CheckedPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterEach(() => platform.clear());
afterAll(() => platform.close());

const agent = { account: 'falcon1', password: 'Falcon11' };

test('[GEN-05] [OPS-04] against the sandbox all is well: calls, sign-in, realtime', async () => {
  const { solveCaptcha } = platform;
  const report = await platform.check({ login: agent, solveCaptcha });
  expect(faultsOf(report)).toEqual([]);
  expect(report).toMatchObject({ version: 1, ended: 'done', member: 'login', siteId: 1001 });
  expect(report.counts).toEqual({
    all: readingCalls.length,
    answers: readingCalls.length,
    drifts: 0,
    fails: 0,
    open: 0,
    missing: 0,
    missed: 0,
    optional: 0,
    skipped: 0,
  });
  expect(report.findings.map(({ id }) => id)).toEqual([
    'platform.reachable',
    'platform.tls',
    'platform.clock',
    'platform.sign-in',
    'platform.calls',
    'platform.slow',
    'platform.compression',
    'platform.realtime',
    'platform.realtime-private',
  ]);
  expect(verdictOf(report)).toBe(`${readingCalls.length} of ${readingCalls.length} calls answer as the contract says.`);
  // The session that the check began is over.
  expect(report.unsent.map(({ name }) => name)).not.toContain('logout');
});

test('[GEN-05] nothing is sent that changes data; without a login members’ calls are only seen to refuse guests', async () => {
  const sent: string[] = [];
  const report = await platform.check({
    ports: {
      fetch: (input, init) => {
        sent.push(new URL(input).pathname);
        return fetch(input, init);
      },
    },
  });
  const changing = new Set(changingCalls.map(({ path }) => `/api${path}`));
  expect(sent.filter((path) => changing.has(path))).toEqual([]);
  expect(faultsOf(report)).toEqual(['skipped platform.skipped', 'skipped platform.realtime-private realtime']);
  expect(report.counts).toMatchObject({ answers: 37, skipped: 36 });
  expect(report.unsent).toHaveLength(changingCalls.length + 9);
  expect(isWell(report)).toBe(true);
});

// The sandbox's contract test judges every call in every way of writing; these reach the requests made from answers too.
test.each([
  [
    'ids-of-19-digits',
    'amounts-in-brackets',
    'times-in-milliseconds',
    'flags-on-off',
    'lists-as-maps',
    'entries-twice',
  ],
  ['ids-as-text', 'amounts-continental', 'times-of-mails', 'flags-as-letters'],
])('[GEN-05] [FLD-03] no way of writing that clients read is a finding: %s …', async (...names) => {
  for (const name of names) platform.situation(`writes-${name}`);
  const token = await platform.client.signIn('falcon1', 'Falcon11');
  expect(faultsOf(await platform.check({ token }))).toEqual([]);
});

test.each([
  ['answers-other-form', 'bank-needed', 'recommend-closed'],
  ['cash-back', 'cash-surplus', 'wallet-closed', 'maintenance-everywhere', 'agent-domain-vnd', 'sport-unframed'],
])('[OPS-04] the situations of a healthy platform are no finding: %s …', async (...names) => {
  const token = await platform.client.signIn('falcon1', 'Falcon11');
  for (const name of names) platform.situation(name);
  expect(faultsOf(await platform.check({ token }))).toEqual([]);
});

/** Kinds of broken answers, with the result that names them. */
const KINDS = [
  ['http500', 'fails', /^HTTP 500/],
  ['html', 'fails', /^HTML instead of JSON \(Bad gateway\)/],
  ['empty', 'fails', /^The answer is empty/],
  ['truncated', 'fails', /^The JSON ends too early/],
  ['reset', 'fails', /^The connection was cut/],
  ['wrong-types', 'drifts', /^The answer breaks the contract/],
  ['code', 'drifts', /^Refused with code 999, which the contract does not name/],
] as const;

describe('[GEN-05] against a sandbox with broken answers the call is named', () => {
  // siteDetail is asked first, to see whether the platform answers at all.
  const guests = readingCalls.filter(({ auth, name }) => auth !== 'member' && name !== 'siteDetail');
  // Calls that need values of a broken one are skipped, and of one call no data is read.
  const independent = guests.filter(
    ({ name }) => !/^(?:gameList|demoGameTypes|demoProviderGames|registerVerification)$/.test(name),
  );

  test.each(KINDS.map((_, turn) => turn))('in turn %i of all kinds', async (turn) => {
    const kindOf = (at: number) => KINDS[(at + turn) % KINDS.length] ?? KINDS[0];
    platform.spoil(independent.map(({ path }, at) => ({ path: `/api${path}`, mode: kindOf(at)[0], code: '999' })));
    const { calls, findings } = await platform.check();
    expect(independent.length).toBeGreaterThan(25);
    for (const [at, { name }] of independent.entries()) {
      const [mode, state, reason] = kindOf(at);
      const line = calls.find((call) => call.name === name);
      const found = findings.find(({ id, where }) => id === 'platform.drift' && where === name);
      expect({ name, mode, state: line?.state, reason: line?.reason, isFinding: found !== undefined }).toEqual({
        name,
        mode,
        state,
        reason: expect.stringMatching(reason),
        isFinding: state === 'drifts',
      });
    }
  });
});

test('[OPS-04] [OPS-19] a call that a site must have is a fault, one that visitors miss is a warning', async () => {
  platform.situation('no-cashier');
  platform.spoil([{ path: '/api/member/profile/my_cash', mode: 'code', code: '404' }]);
  const report = await platform.check({ token: await platform.client.signIn('falcon1', 'Falcon11') });
  expect(faultsOf(report)).toEqual(['fail platform.missing myCash', 'warn platform.missed']);
  expect(report.counts).toMatchObject({ missing: 1, missed: 3, optional: 0 });
  expect(report.calls.find(({ name }) => name === 'depositMethods')).toMatchObject({
    state: 'missed',
    level: 'should',
    without: 'The page of deposits refers members to customer service.',
  });
  expect(verdictOf(report)).toMatch(
    /^69 of 70 calls answer as the contract says, 1 that a site must have is missing, 3 that visitors miss are not there\.$/,
  );
});

test('[OPS-04] members’ data for everybody is a fault of its own', async () => {
  const token = await platform.client.signIn('falcon1', 'Falcon11');
  const report = await platform.check({
    ports: {
      // A platform that takes every visitor for this member, in one call.
      fetch: (input, init) =>
        input.endsWith('/member/profile')
          ? fetch(input, {
              ...init,
              headers: { ...Object.fromEntries(new Headers(init?.headers)), authorization: token },
            })
          : fetch(input, init),
    },
  });
  expect(faultsOf(report)).toContain('fail platform.open profile');
  expect(report.counts.open).toBe(1);
});

test('[OPS-04] a token that no call accepts is one fault', async () => {
  const report = await platform.check({ token: 'made-up' });
  expect(faultsOf(report)).toEqual([
    'fail platform.token',
    'skipped platform.skipped',
    'skipped platform.realtime-private realtime',
  ]);
});

test.each([
  [{ account: 'falcon1', password: 'wrong' }, 'fail', 'Code 101: Account or password wrong.'],
  [{ account: 'nobody9', password: 'Lucky888' }, 'fail', 'Code 101: Account or password wrong.'],
])('[OPS-04] a sign-in of %o says why it fails', async (login, status, why) => {
  const { findings } = await platform.check({ login, solveCaptcha: platform.solveCaptcha });
  expect(findings.find(({ id }) => id === 'platform.sign-in')).toMatchObject({ status, why });
});

test('[OPS-04] a captcha that no person can read skips members’ calls and names the way around it', async () => {
  const { findings, counts } = await platform.check({ login: agent });
  expect(findings.find(({ id }) => id === 'platform.sign-in')).toMatchObject({
    status: 'skipped',
    why: 'The platform demands a captcha, which only a person can read.',
    mend: expect.stringContaining('--token'),
  });
  expect(counts).toMatchObject({ fails: 0, drifts: 0, skipped: 36 });
});

test('[OPS-04] a closed site is a warning', async () => {
  platform.situation('closed');
  expect(faultsOf(await platform.check())).toContain('warn platform.closed');
});

/** Calls of the list below whose field is an extra: its place is no warning. */
const EXTRAS = [
  'bankAccounts',
  'captcha',
  'carouselPicture',
  'crashGames',
  'demoGameTypes',
  'depositMethods',
  'gameList',
  'profile',
  'recommendRecord',
  'tagGameList',
];

/** A field of each of these calls, which the platform leaves out in every answer. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  gameList: 'gt_name',
  crashGames: 'demo',
  tagGameList: 'label_ids',
  gameLabel: 'main',
  templateGameList: 'game_icon',
  hotGames: 'game_name',
  demoGameTypes: 'gt_name',
  myCash: 'total',
  bankAccounts: 'is_default',
  depositMethods: 'preset_amounts',
  withdrawalInfo: 'available_cash',
  dwRecord: 'total_count',
  transactionRecord: 'list',
  recommendProject: 'levels',
  recommendRecord: 'total_amount',
  carouselPicture: 'link_type',
  announcements: 'display_before_login',
  promotions: 'title',
  jackpot: 'jackpot_amount_total',
  captcha: 'placeholder',
  commonLayout: 'member_type',
  profile: 'member_phone',
  letters: 'unread_count',
  footer: 'title',
};

test('[GEN-05] [OPS-04] an answer without a part that the site fills in is a warning: the call counts as answered', async () => {
  const fieldOf = new Map(readingCalls.map(({ name, path }) => [`/api${path}`, LEFT_OUT[name]]));
  const token = await platform.client.signIn('falcon1', 'Falcon11');
  const report = await platform.check({
    token,
    ports: {
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        const field = fieldOf.get(new URL(input).pathname);
        if (field === undefined) return response;
        const text = JSON.stringify(await response.json(), (name, value: unknown) =>
          name === field ? undefined : value,
        );
        return new Response(text, { status: response.status, headers: response.headers });
      },
    },
  });
  const found = report.findings.filter(({ id }) => id === 'platform.gap');
  const missed = Object.keys(LEFT_OUT).filter((name) => !EXTRAS.includes(name));
  expect(found.map(({ where }) => where).toSorted()).toEqual(missed.toSorted());
  for (const { where, status, why } of found) {
    expect({ where, status }).toEqual({ where, status: 'warn' });
    expect(why).toMatch(new RegExp(`^data\\S*\\.${LEFT_OUT[where]}: missing, the site fills in .+\\. [A-Z].+\\.$`));
  }
  expect(faultsOf(report).filter((fault) => !fault.startsWith('warn platform.gap'))).toEqual([]);
  expect(isWell(report)).toBe(true);
  expect(report.counts).toMatchObject({ answers: readingCalls.length, drifts: 0 });
  expect(verdictOf(report)).toBe(
    `${readingCalls.length} of ${readingCalls.length} calls answer as the contract says, 14 of them lack parts that the site fills in.`,
  );
  const line = JSON.parse(JSON.stringify(report)).calls.find(({ name }: { name: string }) => name === 'dwRecord');
  expect(line).toMatchObject({
    state: 'answers',
    gaps: [{ path: 'data.total_count', filledBy: '0', times: 1, level: 'should' }],
  });
  const extra = JSON.parse(JSON.stringify(report)).calls.find(({ name }: { name: string }) => name === 'captcha');
  expect(extra).toMatchObject({ state: 'answers', gaps: [{ path: 'data.placeholder', level: 'may' }] });
});
