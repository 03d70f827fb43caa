import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '../registry/calls.ts';
import { parseResponse, type AnyCall } from './endpoint.ts';

const read = (call: AnyCall, data: unknown): unknown => {
  const parsed = parseResponse(call, data);
  return parsed.ok ? parsed.data : parsed.problem;
};

/** Lists by what their entries are known by. */
const LISTS: readonly (readonly [
  string,
  AnyCall,
  (entries: readonly object[]) => unknown,
  object,
  (data: never) => unknown,
])[] = [
  ['games', calls.hotGames, (list) => list, { game_id: 1 }, (data: unknown) => data],
  ['played games', calls.lastPlayingGame, (list) => ({ list }), { id: '1' }, (data: unknown) => data],
  ['featured games', calls.templateGameList, (games) => ({ games }), { game_id: '1' }, (data: unknown) => data],
  ['games of a tag', calls.tagGameList, (info) => ({ info }), { game_id: 1 }, (data: { info: unknown }) => data.info],
  ['games to try', calls.demoProviderGames, (list) => list, { game_id: 1 }, (data: unknown) => data],
  ['halls', calls.gameList, (list) => list, { gt_id: 2 }, (data: unknown) => data],
  [
    'providers',
    calls.gameList,
    (gp_list) => [{ gt_id: 2, gp_list }],
    { gp_id: 'A' },
    (data: [{ gp_list: unknown }]) => data[0].gp_list,
  ],
  ['labels', calls.gameLabel, (list) => ({ list, main: [] }), { id: 3 }, (data: { list: unknown }) => data.list],
  ['banners', calls.carouselPicture, (list) => list, { id: 1, picture_url: '/a.png' }, (data: unknown) => data],
  ['promotions', calls.promotions, (list) => list, { id: 1 }, (data: unknown) => data],
  ['announcements', calls.announcements, (list) => list, { id: 1 }, (data: unknown) => data],
  ['letters', calls.letters, (list) => ({ list, total_count: 900 }), { id: 1 }, (data: { list: unknown }) => data.list],
  [
    'orders',
    calls.depositMethods,
    (orders) => ({ orders }),
    { order_number: 'D1' },
    (data: { orders: unknown }) => data.orders,
  ],
  [
    'methods',
    calls.depositMethods,
    (list) => ({ list }),
    { id: 'bank', type: 'bank' },
    (data: { list: unknown }) => data.list,
  ],
  ['accounts', calls.bankAccounts, (list) => ({ list }), { id: 1 }, (data: { list: unknown }) => data.list],
  [
    'balances',
    calls.myCash,
    (list) => ({ my_cash_list: list }),
    { gp_id: 'A', cash: 1 },
    (data: { my_cash_list: unknown }) => data.my_cash_list,
  ],
  ['envelopes', calls.redEnvelopePromotion, (list) => ({ list }), { id: 1, end_at: '' }, (data: unknown) => data],
  [
    'records of money',
    calls.dwRecord,
    (list) => ({ list, total_count: 900 }),
    { order_number: '1', type: 'deposit' },
    (data: { list: unknown }) => data.list,
  ],
  [
    'transfers',
    calls.transactionRecord,
    (list) => ({ list, total_count: 900 }),
    { id: 1, gp_id: 'A', direction: 'in' },
    (data: { list: unknown }) => data.list,
  ],
  ['entries of the footer', calls.footer, (list) => ({ list }), { id: 1, title: 'x' }, (data: unknown) => data],
];

test.each(LISTS)('[FLD-13] %s that come twice are there once, the first in its place', (_, call, wrap, entry, list) => {
  const key = Object.keys(entry)[0] ?? '';
  const other = { ...entry, [key]: 9 };
  const again = { ...entry, [key]: ` ${String(Object.values(entry)[0])} ` };
  const read2 = list(read(call, wrap([entry, other, entry, again, other])) as never) as readonly unknown[];
  expect(read2).toHaveLength(2);
  expect(read2).toEqual(list(read(call, wrap([entry, other])) as never));
});

test('[FLD-13] entries without a key are all kept', () => {
  expect(read(calls.announcements, [{ title: 'a' }, { title: 'a' }, { id: '', title: 'b' }])).toHaveLength(3);
});

test('[FLD-13] counts are those of what is left where the whole list is known, and the platform’s elsewhere', () => {
  const letter = (id: number, is_read: number) => ({ id, is_read });
  const list = [letter(1, 0), letter(2, 1), letter(1, 0), letter(3, 0)];
  const whole = read(calls.letters, { list, total_count: 4, unread_count: 3 });
  expect(whole).toMatchObject({ list: [{ id: '1' }, { id: '2' }, { id: '3' }], total_count: 3, unread_count: 2 });
  const part = read(calls.letters, { list, total_count: 120, unread_count: 30 });
  expect(part).toMatchObject({ list: [{ id: '1' }, { id: '2' }, { id: '3' }], total_count: 120, unread_count: 30 });
  const rows = ['1', '1', '2'].map((order_number) => ({ order_number, type: 'deposit' }));
  expect(read(calls.dwRecord, { list: rows, total_count: 3, total_amount: '5.00' })).toMatchObject({ total_count: 2 });
  expect(read(calls.dwRecord, { list: rows, total_count: 50 })).toMatchObject({ total_count: 50 });
  // A line of a day has nothing that it would be known by.
  const days = [{ date: '2026-01-01' }, { date: '2026-01-01' }];
  expect(read(calls.operationTable, { list: days, total_count: 2 })).toMatchObject({ total_count: 2 });
});

test('[FLD-13] [CAT-15x] a game that comes under several labels has them all', () => {
  const flat = [
    { game_id: 1, label_ids: [7] },
    { game_id: 2, label_ids: [7] },
    { game_id: '1', label_ids: [8, 7] },
  ];
  expect(read(calls.gameLabel, { list: [], main: flat })).toMatchObject({
    main: [
      { game_id: '1', label_ids: ['7', '8'] },
      { game_id: '2', label_ids: ['7'] },
    ],
  });
});

test('[FLD-13] whatever comes how often, each is there once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (ids) => {
      const games = read(
        calls.hotGames,
        ids.map((id, index) => ({ game_id: index % 2 === 0 ? id : String(id) })),
      );
      expect((games as { game_id: string }[]).map(({ game_id }) => game_id)).toEqual([...new Set(ids.map(String))]);
    }),
  );
});
