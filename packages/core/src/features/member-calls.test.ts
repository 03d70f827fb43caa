import { calls } from '@housefront/contract/calls';
import type { AnyCall } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { settle, testDeps } from '../testing/index.ts';
import { createSession } from './session/index.ts';

const letters = {
  active: 1,
  count: 50,
  language: 'en_US',
  page: 1,
  site_id: 1001,
  sort_field: 'id',
  sort_order: 'desc',
};
const wheel = { detail: { prize_settings: [{ prize_id: 3 }, { prize_id: 4 }], remaining_draws: 2 } };

const all: readonly (readonly [
  title: string,
  call: AnyCall,
  path: string,
  body: object,
  data: unknown,
  reads: unknown,
])[] = [
  [
    '[APIM-16] the cash surplus is asked for by site and currency and reads active',
    calls.cashSurplusCheck,
    '/api/arks/web/cash_surplus/check',
    { site_id: 1001, currency: 'RMB' },
    { active: 1 },
    { active: true },
  ],
  [
    '[APIM-17] letters are asked for page by page and read as list and counts',
    calls.letters,
    '/api/arks/web/member/letter',
    letters,
    { list: [{ id: 5, is_read: 0 }], total_count: 1, unread_count: 1 },
    { list: [{ id: '5', is_read: false }], total_count: 1, unread_count: 1 },
  ],
  ['[APIM-18] a letter is read by its id', calls.letterRead, '/api/arks/web/member/letter/read', { id: 5 }, 'x', null],
  [
    '[APIM-19] letters are deleted with the body of their list',
    calls.letterDestroy,
    '/api/arks/web/member/letter/destroy',
    { ...letters, id: [5] },
    'x',
    null,
  ],
  [
    '[APIM-20] the envelope is asked for without a body',
    calls.redEnvelopePromotion,
    '/api/arks/web/activity/red_envelope_promotion',
    {},
    [{ id: 7, end_at: '2099-01-01 00:00:00' }],
    [{ id: '7' }],
  ],
  [
    '[APIM-21] an envelope is opened by its id and reads cash',
    calls.redEnvelopeClaim,
    '/api/arks/web/activity/red_envelope',
    { id: '7' },
    { cash: '8.88' },
    { cash: 888n },
  ],
  [
    '[APIM-22] the wheel is asked for without a body and reads detail with its prizes',
    calls.roulette,
    '/api/arks/web/activity/roulette',
    {},
    wheel,
    { prize_settings: [{ prize_id: '3' }, { prize_id: '4' }] },
  ],
  [
    '[APIM-23] the opened wheel reads detail with the draws that remain',
    calls.rouletteInfo,
    '/api/arks/web/activity/roulette/info',
    {},
    wheel,
    { remaining_draws: 2 },
  ],
  [
    '[APIM-24] a spin reads the prize and the draws that remain',
    calls.rouletteSpin,
    '/api/arks/web/activity/roulette/spin',
    {},
    { prize_id: 4, remaining_draws: 1 },
    { prize_id: '4', remaining_draws: 1 },
  ],
  [
    '[APIM-25] the sports frame is asked for by currency, device, domain and site and reads address and provider',
    calls.sportQuickbetUrl,
    '/api/arks/web/game-providers/sport-quickbet-url',
    { currency: 'RMB', support_device: 0, domain: 'https://site.test', site_id: 1001 },
    { detail: { url: 'https://sport.test/x', gp_id: 'GPSP' } },
    { url: 'https://sport.test/x', gp_id: 'GPSP' },
  ],
  [
    '[APIM-36] the blocks of a template are a list',
    calls.modelSetting,
    '/api/web/model_setting',
    { site_id: 1001, language: 'en_US', model_version: '1' },
    { list: [{ id: 3, title: 'Fast', content: '<p>x</p>', sort: '2' }] },
    [{ id: '3', title: 'Fast', content: '<p>x</p>', sort: 2 }],
  ],
  [
    '[APIM-37] the sponsors of a template are a list',
    calls.modelSponsor,
    '/api/web/model_sponsor',
    { site_id: 1001, language: 'en_US', model_version: '1' },
    { list: [{ id: 4, title: 'Club', content: '', sort: 1 }] },
    [{ id: '4', title: 'Club', sort: 1 }],
  ],
];

test.each(all)('%s', async (_, call, path, body, data, reads) => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.ok(path, data);
  const result = await deps.calls.send(call, body, { silent: true });
  expect(result).toMatchObject({ ok: true, ...(reads !== null && { data: reads }) });
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
