import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps, type TestDeps, money } from '../testing/index.ts';
import { createContent } from './content/index.ts';
import { destroyLetters, fetchLetters, markRead } from './letters/letters.api.ts';
import { createMember } from './member/index.ts';
import { createRedEnvelope } from './red-envelope/index.ts';
import { claimEnvelope } from './red-envelope/red-envelope.api.ts';
import { fetchInfo, fetchRoulette, sendSpin } from './roulette/roulette.api.ts';
import { createSession } from './session/index.ts';
import { fetchSportPage } from './sport-frame/sport-frame.api.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const letters = {
  active: 1,
  count: 50,
  language: 'zh_CN',
  page: 1,
  site_id: 1001,
  sort_field: 'id',
  sort_order: 'desc',
};
const wheel = { detail: { prize_settings: [{ prize_id: 3 }, { prize_id: 4 }], remaining_draws: 2 } };
const { signal } = new AbortController();

/** Calls as the product makes them: what goes over the wire, and what the product reads of a recorded answer. */
const all: readonly (readonly [
  title: string,
  ask: (deps: TestDeps) => Promise<unknown>,
  call: AnyCall,
  body: object,
  data: unknown,
  reads: unknown,
])[] = [
  [
    '[APIM-16] the cash surplus is asked for by site and the member’s currency and reads active',
    (deps) => deps.queryClient.fetchQuery(createMember(deps).queries.surplus()),
    calls.cashSurplusCheck,
    { site_id: 1001, currency: 'USD' },
    { active: 1 },
    { isActive: true, balance: null, interest: null },
  ],
  [
    '[APIM-17] letters are asked for page by page and read as list and counts',
    (deps) => fetchLetters(deps, 1, signal),
    calls.letters,
    letters,
    { list: [{ id: 5, is_read: 0 }], total_count: 51, unread_count: 1 },
    { letters: [expect.objectContaining({ id: '5', isRead: false })], total: 51, pages: 2, unread: 1 },
  ],
  ['[APIM-18] a letter is read by its id', (deps) => markRead(deps, '5'), calls.letterRead, { id: '5' }, 'x', true],
  [
    '[APIM-19] letters are deleted with the body of their list',
    (deps) => destroyLetters(deps, ['5'], 3),
    calls.letterDestroy,
    { ...letters, page: 3, id: ['5'] },
    'x',
    true,
  ],
  [
    '[APIM-20] the envelope is asked for without a body',
    async (deps) => {
      const feature = createRedEnvelope(deps);
      await settle();
      feature.dispose();
      return feature.store.getState().envelope;
    },
    calls.redEnvelopePromotion,
    {},
    [{ id: 7, end_at: '2099-01-01 00:00:00' }],
    { id: '7', endsAt: { kind: 'known', at: Date.UTC(2099, 0, 1, 4) } },
  ],
  [
    '[APIM-21] an envelope is opened by its id and reads cash',
    (deps) => claimEnvelope(deps, '7', 'k'),
    calls.redEnvelopeClaim,
    { id: '7' },
    { cash: '8.88' },
    { ok: true, won: money(888n, 'USD') },
  ],
  [
    '[APIM-22] the wheel is asked for without a body and reads detail with its prizes',
    (deps) => fetchRoulette(deps, signal),
    calls.roulette,
    {},
    wheel,
    expect.objectContaining({
      prizes: [expect.objectContaining({ id: '3' }), expect.objectContaining({ id: '4' })],
      draws: 2,
    }),
  ],
  [
    '[APIM-23] the opened wheel reads detail with the draws that remain',
    (deps) => fetchInfo(deps),
    calls.rouletteInfo,
    {},
    wheel,
    { ok: true, data: expect.objectContaining({ draws: 2 }) },
  ],
  [
    '[APIM-24] a spin reads the prize and the draws that remain',
    (deps) => sendSpin(deps, 'k'),
    calls.rouletteSpin,
    {},
    { prize_id: 4, remaining_draws: 1 },
    { ok: true, data: { prizeId: '4', draws: 1 } },
  ],
  [
    '[APIM-25] the sports frame is asked for by currency, device, domain and site and reads address and provider',
    (deps) => fetchSportPage(deps, signal),
    calls.sportQuickbetUrl,
    { currency: 'RMB', support_device: 0, domain: 'https://site.test', site_id: 1001 },
    { detail: { url: 'https://sport.test/x', gp_id: 'GPSP' } },
    { url: 'https://sport.test/x', gpId: 'GPSP' },
  ],
  [
    '[APIM-36] the blocks of a template are a list',
    (deps) => deps.queryClient.fetchQuery(createContent(deps).queries.models('blocks')),
    calls.modelSetting,
    { site_id: 1001, language: 'zh_CN', model_version: '1' },
    { list: [{ id: 3, title: 'Fast', content: '<p>x</p>', sort: '2' }] },
    [{ id: '3', title: 'Fast', html: '<p>x</p>', text: 'x', url: '', image: '' }],
  ],
  [
    '[APIM-37] the sponsors of a template are a list',
    (deps) => deps.queryClient.fetchQuery(createContent(deps).queries.models('sponsors')),
    calls.modelSponsor,
    { site_id: 1001, language: 'zh_CN', model_version: '1' },
    { list: [{ id: 4, title: 'Club', content: '', sort: 1 }] },
    [expect.objectContaining({ id: '4', title: 'Club' })],
  ],
];

test.each(all)('%s', async (_, ask, call, body, data, reads) => {
  const deps = testDeps({ token: 't' });
  // A member's currency may be another than the one that the site shows.
  deps.ports.storage.set('currency', 'USD');
  const path = callPath(call);
  deps.ports.http.ok(call, data);
  expect(await ask(deps)).toEqual(reads);
  expect(deps.ports.http.sent(path)).toMatchObject([{ method: 'POST' }]);
  expect(deps.ports.http.bodies(path)).toEqual([body]);
});

test('[ERRM-01] [ERRM-03x] a 401 gives up letters, wheel, envelope and layout together: one logout, one message', async () => {
  const deps = testDeps({ token: 't' });
  const { calls: client, ports, heard } = deps;
  const session = createSession(deps);
  await session.start();
  const group = [calls.letters, calls.roulette, calls.redEnvelopePromotion, calls.commonLayout] as const;
  const paths = group.map((call) => `/api${call.path}`);
  for (const path of paths) ports.http.hold(path);
  const pending = [
    client.send(calls.letters, { ...letters, sort_order: 'desc' } as never),
    ...group.slice(1).map((call) => client.send(call as typeof calls.roulette, {})),
  ];
  await settle();
  ports.http.on('/api/member/profile', { status: 401, json: { code: '401', message: 'Please sign in again' } });
  await client.send(calls.profile, {});
  const results = await Promise.all(pending);
  expect(results.map((result) => !result.ok && result.error.kind)).toEqual(paths.map(() => 'cancelled'));
  expect(paths.map((path) => ports.http.sent(path)[0]?.signal.aborted)).toEqual(paths.map(() => true));
  expect(heard('logout')).toEqual([{ reason: 'expired' }]);
  expect(heard('message')).toEqual([{ kind: 'error', text: 'Please sign in again' }]);
  expect(heard('failure')).toEqual([]);
  expect(session.isMember()).toBe(false);
});
