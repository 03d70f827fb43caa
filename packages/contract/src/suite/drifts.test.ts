import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../registry/calls.ts';
import type { AnyCall } from '../calls/endpoint.ts';
import { orNull } from '../wire/wire.ts';
import { driftsOf } from './drifts.ts';

const layout = { id: 7, member_account: 'ann', member_currency: 'USD' };

test.each<[AnyCall, unknown, string, string, string]>([
  [calls.gameList, { list: 'none' }, 'data.list', 'a list', '"none"'],
  [calls.gameList, [{ gt_name: 'Slots' }], 'data[0].gt_id', 'a whole number', 'nothing'],
  [calls.gameList, [{ gt_id: 'two' }], 'data[0].gt_id', 'a whole number', '"two"'],
  [calls.gameList, [{ gt_id: 2, gp_list: [{ gp_id: ' ' }] }], 'data[0].gp_list[0].gp_id', 'text or a number', '" "'],
  [calls.hotGames, [{ game_name: 'No id' }], 'data[0].game_id', 'game_id or id as text or a number', 'nothing'],
  [calls.hotGames, [{ game_id: 1, tag: 'best' }], 'data[0].tag', 'hot or new', '"best"'],
  [calls.hotGames, [{ game_id: 1, rtp: 101 }], 'data[0].rtp', 'a percentage of at most 100, e.g. "96.5"', '101'],
  [
    calls.hotGames,
    [{ game_id: 1, min_stake: '1.5' }],
    'data[0].min_stake',
    'minor units above 0, e.g. "1000"',
    '"1.5"',
  ],
  [calls.hotGames, [{ game_id: 1, released_at: '2026' }], 'data[0].released_at', 'a day, e.g. "2026-11-25"', '"2026"'],
  [calls.hotGames, [{ game_id: 1, game_name: { en_US: 5 } }], 'data[0].game_name.en_US', 'text', '5'],
  [calls.tagGameList, { info: 7 }, 'data.info', 'a list', '7'],
  [calls.gameLabel, { list: [], main: [{ game_id: 1, label_ids: 'a' }] }, 'data.main[0].label_ids', 'a list', '"a"'],
  [calls.demoPlay, { url: 'javascript:1' }, 'data.url', 'an http or https address', '"javascript:1"'],
  [calls.demoPlay, 'about:blank', 'data', 'an http or https address', '"about:blank"'],
  [calls.carouselPicture, { pictures: [] }, 'data', 'a list', 'an object with pictures'],
  [
    calls.carouselPicture,
    [{ id: 1, game_link_parameter: '{' }],
    'data[0].game_link_parameter',
    'an object with currency, gt_id, gp_id, gp_gt_name, customized',
    '"{"',
  ],
  [
    calls.captcha,
    { token: 't', captcha: '' },
    'data.captcha',
    'an object with token, captcha, placeholder',
    'an object with token, captcha',
  ],
  [calls.jackpot, { jackpot_amount_total: 'lots' }, 'data.jackpot_amount_total', 'an amount, e.g. "1234.56"', '"lots"'],
  [
    calls.siteDetail,
    { siteInfo: { siteClosed: 'maybe' } },
    'data.siteInfo.siteClosed',
    'a flag, e.g. 1 or 0',
    '"maybe"',
  ],
  [calls.siteDetail, { config: {} }, 'data', 'an object with env_config, siteInfo', 'an object with config'],
  [
    calls.commonLayout,
    { member_common_layout: { id: 7 } },
    'data.member_common_layout.member_account',
    'text or a number',
    'nothing',
  ],
  [calls.commonLayout, { ...layout, member_cash: '1,2,3' }, 'data.member_cash', 'an amount, e.g. "1234.56"', '"1,2,3"'],
  [
    calls.commonLayout,
    null,
    'data',
    'an object with id, member_account, member_type, agent_type, agent_level, agent_active, …',
    'null',
  ],
  [
    calls.letters,
    { list: [{ id: 1, created_at: '31.12.2026' }] },
    'data.list[0].created_at',
    'a time, e.g. "2026-01-15 12:00:00"',
    '"31.12.2026"',
  ],
  [calls.letters, { list: [], total_count: 'many' }, 'data.total_count', 'a whole number', '"many"'],
  [
    calls.redEnvelopePromotion,
    [{ id: 1, end_at: {} }],
    'data[0].end_at',
    'a time, e.g. "2026-01-15 12:00:00"',
    'an empty object',
  ],
  [
    calls.depositMethods,
    { list: [{ id: 1, type: 'cash' }] },
    'data.list[0].type',
    'bank, gateway, crypto or ewallet',
    '"cash"',
  ],
  [
    calls.depositMethods,
    { list: [{ id: 1, type: 'bank', preset_amounts: 'some' }] },
    'data.list[0].preset_amounts',
    'a list',
    '"some"',
  ],
  [
    calls.depositMethods,
    { orders: [{ order_number: 1, status: 'success', pay_url: 5 }] },
    'data.orders[0].pay_url',
    'an http or https address',
    '5',
  ],
  [
    calls.dwRecord,
    { list: [{ order_number: 1, type: 'gift' }] },
    'data.list[0].type',
    'deposit or withdrawal',
    '"gift"',
  ],
  [calls.agentLevelRename, { 1: 5, 2: [1] }, 'data["2"]', 'text or texts by language', 'a list of 1'],
])(
  '[GEN-05] %$: a drift is named by its path, with what is expected and received',
  (call, data, path, expected, received) => {
    expect(driftsOf(call, data).drifts[0]).toMatchObject({ path, expected, received });
  },
);

test('[GEN-05] equal drifts in a list are one, with their number', () => {
  const games = Array.from({ length: 5000 }, (_, at) => ({ game_id: at, game_icon: {} }));
  expect(driftsOf(calls.hotGames, games).drifts).toEqual([
    { path: 'data[0].game_icon', expected: 'text or a number', received: 'an empty object', times: 5000 },
  ]);
});

test('[GEN-05] further fields and forms that clients read are notes, not drifts', () => {
  const games = { 3: { game_id: 1, colour: 96, game_icon: null }, 7: { id: '2', tag: '' } };
  const { drifts, notes } = driftsOf(calls.hotGames, games);
  expect(drifts).toEqual([]);
  expect(notes).toEqual([
    { path: 'data', says: 'a map, read as the list of its values', forgiven: true, times: 1 },
    { path: 'data["3"].colour', says: 'not in the contract', forgiven: false, times: 1 },
    { path: 'data["3"].game_icon', says: 'null, read as missing', forgiven: true, times: 1 },
  ]);
});

test('[GEN-05] lists and objects as clients read them have no drift', () => {
  const game = { game_id: 1, game_name: 'A' };
  for (const [call, data] of [
    [calls.tagGameList, { info: { games: [game] } }],
    [calls.gameLabel, { list: [], main: { 5: [game], 6: [game] } }],
    [calls.gameLabel, { list: [], main: [{ id: 5, list: [game] }] }],
    [calls.redEnvelopePromotion, { id: 1, end_at: '2026-01-15 12:00:00' }],
    [calls.carouselPicture, [{ id: 1, game_link_parameter: '{"gt_id":2}' }]],
    [calls.depositMethods, { list: [{ id: 1, type: 'bank', preset_amounts: '100,500' }] }],
    [calls.checkAgentDomain, []],
    [calls.jackpot, '12.50'],
    [calls.agentLevelRename, []],
    [calls.siteDetail, { detail: { env_config: [], siteInfo: null } }],
  ] as const) {
    expect({ call: call.name, drifts: driftsOf(call, data).drifts }).toEqual({ call: call.name, drifts: [] });
  }
});

test('[GEN-05] null is an answer of a call for one thing, and is noted for a list', () => {
  const one = { ...calls.hotGames, response: orNull(z.object({ id: z.string() })) };
  expect(driftsOf(one, null)).toEqual({ drifts: [], gaps: [], notes: [] });
  expect(driftsOf(calls.hotGames, null).notes).toHaveLength(1);
});
