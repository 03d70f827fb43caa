import { expect, test } from 'vitest';
import { calls } from '../registry/calls.ts';
import { replyProblems } from './strict-reply.ts';

test('[CON-01] an answer as documented has no problem, further keys included', () => {
  const game = { game_id: 'a', game_name: { en_US: 'A' }, gp_id: 'GPR8', gt_id: 2, member_favorite: 1, rtp: 96 };
  expect(replyProblems(calls.hotGames, [game])).toEqual([]);
  expect(replyProblems(calls.myCash, { my_cash_list: [{ gp_id: 'GPR8', cash: '1.00' }], total: '1.00' })).toEqual([]);
  expect(replyProblems(calls.logout, null)).toEqual([]);
});

test('[CON-01] data is checked below the key that the call documents for it', () => {
  const banner = { id: 1, url: '/x' };
  expect(replyProblems(calls.carouselPicture, { web_carousel_picture_list: [banner] })).toEqual([]);
  expect(replyProblems(calls.carouselPicture, [banner])).toEqual([]);
  expect(replyProblems(calls.carouselPicture, { web_carousel_picture_list: [{ url: '/x' }] })).toEqual([
    'carouselPicture data.web_carousel_picture_list[0].id: expected text or a number, received nothing',
  ]);
  expect(replyProblems(calls.carouselPicture, { pictures: [banner] })).toHaveLength(1);
});

test.each([
  ['a map for a list', calls.hotGames, { 0: { game_id: 'a' } }],
  ['null for a list', calls.myCash, { my_cash_list: null }],
  ['a broken item', calls.gameList, [{ gt_id: 2, gp_list: [{ gp_gt_name: 'no id' }] }]],
  ['a missing part', calls.login, { member_id: 7, member_account: 'a' }],
  ['a wrong type', calls.carouselPicture, [{ id: 1, url: {} }]],
  ['an unknown tag', calls.hotGames, [{ game_id: 'a', tag: 'best' }]],
])('[CON-01] %s, which a client forgives, is a problem', (_, call, data) => {
  const problems = replyProblems(call, data);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toContain(call.name);
});

test('[CON-01] every call has a strict form', () => {
  for (const call of Object.values(calls)) expect(() => replyProblems(call, {})).not.toThrow();
});
