import { expect, test } from 'vitest';
import { type AnyCall, type CallResponse, parseRequest, parseResponse } from '../calls/endpoint.ts';
import { announcements } from './announcements/announcements.ts';
import { carouselPicture } from './banners/banners.ts';
import { promotions, memberPromotions } from './promotions/promotions.ts';
import { captcha, captchaImage } from './captcha/captcha.ts';
import * as catalogue from './catalogue/catalogue.ts';
import { demoPlay } from './demo/demo.ts';
import { doubleValidationSkip, readSecurityQuestion } from './double-validation/double-validation.ts';
import { favoriteStore } from './favourites/favourites.ts';
import { infoData } from './helpers/helpers.ts';
import { jackpot } from './jackpot/jackpot.ts';
import { commonLayout } from './member/member.ts';
import { leave, play, readMaintenance } from './play/play.ts';
import { login } from './session/session.ts';
import { webLogo } from './site/site.ts';
import { myCash } from './wallet/wallet.ts';
import { money } from '../money/money.fixtures.ts';

function read<C extends AnyCall>(call: C, data: unknown): CallResponse<C> {
  const result = parseResponse(call, data);
  if (!result.ok) throw new Error(`${call.name}: ${result.problem}`);
  return result.data;
}

test('[CAT-03] a game is known by id or game_id, and one without either is left out', () => {
  const games = read(catalogue.crashGames, [{ id: 7 }, { game_id: 'x', id: 1 }, { game_name: 'nameless' }, null]);
  expect(games.map((game) => game.game_id)).toEqual(['7', 'x']);
});

test('[CAT-04] a game name is text or a map by language', () => {
  const games = read(catalogue.hotGames, {
    list: [
      { id: 1, game_name: 'A' },
      { id: 2, game_name: { en_US: 'B' } },
    ],
  });
  expect(games.map((game) => game.game_name)).toEqual(['A', { en_US: 'B' }]);
});

test('[CAT-01] halls carry their providers, also when lists come as maps', () => {
  const gp = { gp_id: 'GPR8', house: 3, customized: '1', ori_gp_id: '' };
  const halls = read(catalogue.gameList, { list: { 1: { gt_id: '2', gp_list: { 5: gp } }, 2: { gt_name: 'no id' } } });
  expect(halls).toMatchObject([
    { gt_id: 2, gp_list: [{ gp_id: 'GPR8', house: 3, customized: true, ori_gp_id: null }] },
  ]);
});

test('[CAT-02] a provider has its nine fields; one without an id is left out, what is broken in others is mended', () => {
  const whole = {
    gp_id: 'GPR8',
    gp_gt_name: { en_US: 'Royal 8', zh_CN: '皇家 8' },
    game_type: '20',
    game_code: 'lobby',
    house: 'r8',
    customized: 1,
    icon_light: '/light.svg',
    icon_dark: '/dark.svg',
    ori_gp_id: 'GPR1',
  };
  const broken = { gp_id: 7, gp_gt_name: null, game_type: 20, customized: 'no', icon_light: { a: 1 } };
  const [hall] = read(catalogue.gameList, { list: [{ gt_id: 2, gp_list: [whole, { gp_gt_name: 'nobody' }, broken] }] });
  expect(hall?.gp_list).toEqual([
    { ...whole, customized: true, game_count: 0 },
    expect.objectContaining({
      gp_id: '7',
      gp_gt_name: '',
      game_type: '20',
      game_code: '',
      customized: false,
      icon_light: '',
      icon_dark: '',
      ori_gp_id: null,
    }),
  ]);
});

test('[CAT-05] only hot and new are tags', () => {
  const { list } = read(catalogue.gameLabel, { list: [{ id: 1, tag: 'hot' }, { id: 2, tag: 'best' }, { id: 3 }] });
  expect(list.map((label) => label.tag)).toEqual(['hot', null, null]);
});

test.each([
  ['flat', [{ id: 1, label_ids: [5, '6'] }, { id: 2 }]],
  ['a map by label', { 5: [{ id: 1 }, { id: 2 }], 6: [{ id: 1 }] }],
  [
    'groups',
    [
      { id: 5, list: [{ id: 1 }, { id: 2 }] },
      { id: 6, list: [{ id: 1 }] },
    ],
  ],
])('[CAT-15x] the games per label are read from %s', (form, main) => {
  const games = read(catalogue.gameLabel, { list: [], main }).main;
  const second = form === 'flat' ? [] : ['5'];
  expect(games.map((game) => [game.game_id, game.label_ids])).toEqual([
    ['1', ['5', '6']],
    ['2', second],
  ]);
});

test.each([
  ['data.game_url', { game_url: 'https://g.example/1' }],
  ['data.url', { url: 'https://g.example/1' }],
  ['data', 'https://g.example/1'],
])('[API-38x] the game address is read from %s', (_, data) => {
  expect(read(play, data)).toEqual({ game_url: 'https://g.example/1' });
  expect(read(demoPlay, data)).toEqual({ game_url: 'https://g.example/1' });
});

test.each([{ url: 'javascript:alert(1)' }, { game_url: '' }, '', null, undefined, [], 7, 'data:text/html,x', {}])(
  '[API-38x] %j holds no game address',
  (data) => {
    expect(read(play, data)).toEqual({ game_url: null });
  },
);

test('[PLAY-45x] the maintenance interval is read from the data, also nested; a missing side is null', () => {
  const start_at = '2026-01-01 00:00:00';
  expect(readMaintenance({ start_at, end_at: ' ' })).toEqual({ start_at, end_at: null });
  expect(readMaintenance({ maintain_interval: { start_at, end_at: start_at } })).toEqual({
    start_at,
    end_at: start_at,
  });
  for (const odd of [null, [], 'x', 7]) expect(readMaintenance(odd)).toEqual({ start_at: null, end_at: null });
});

test('[WAL-02x] the amount is the first present of cash, balance and amount', () => {
  const entries = [
    { gp_id: 'A', cash: '1.00', balance: '2.00' },
    { gp_id: 'B', balance: 2, is_light: '/light.svg' },
    { gp_id: 'C', amount: '3.999', is_light: 1 },
    { gp_id: 'D', cash: null, is_light: '0' },
    { gp_id: 'E', cash: 'soon', balance: '5.00' },
  ];
  const cash = read(myCash, { my_cash_list: entries, total: '6.99' });
  expect(cash.total).toEqual(money(699n));
  expect(cash.my_cash_list.map((entry) => [entry.cash, entry.is_light])).toEqual([
    [money(100n), false],
    [money(200n), '/light.svg'],
    [money(399n), true],
    // Neither says anything: that is not nothing.
    [null, false],
    [null, false],
  ]);
});

test('[WAL-01] missing purses are an empty list and an unknown total', () => {
  expect(read(myCash, {})).toEqual({ my_cash_list: [], total: null, version: null });
});

test.each([null, undefined, []])('empty data %j is a reply without parts', (data) => {
  expect(read(myCash, data)).toEqual({ my_cash_list: [], total: null, version: null });
  expect(read(catalogue.gameLabel, data)).toEqual({ list: [], main: [] });
  expect(read(catalogue.gameList, data)).toEqual([]);
});

test('[HOME-02] a banner has its link parameters, also as JSON text', () => {
  const parameter = { currency: 'RMB', gt_id: '2', gp_id: 'GPR8', customized: 0 };
  const banners = read(carouselPicture, {
    web_carousel_picture_list: [
      { id: 1, url: '/x', link_type: '2', game_link_parameter: parameter, picture: '/a.svg' },
      { id: 2, game_link_parameter: JSON.stringify(parameter), picture_url: '/b.svg' },
      { id: 3, game_link_parameter: '{' },
    ],
  });
  expect(banners.map((banner) => banner.picture_url)).toEqual(['/a.svg', '/b.svg', '']);
  expect(banners[0]?.game_link_parameter).toEqual({ ...parameter, gt_id: 2, customized: false, gp_gt_name: '' });
  expect(banners[1]?.game_link_parameter).toEqual(banners[0]?.game_link_parameter);
  expect(banners[2]?.game_link_parameter).toBeNull();
});

test('[HOME-11x] display flags of a banner are null unless the platform sends them', () => {
  const [first, second] = read(carouselPicture, [{ id: 1 }, { id: 2, display_before_login: 0 }]);
  expect([first?.display_before_login, second?.display_before_login]).toEqual([null, false]);
});

test('[HOME-13] announcements say where they are shown', () => {
  const [item] = read(announcements, {
    web_announcement_list: [{ content: 'Hi', display_before_login: '1', sort: '2' }],
  });
  expect(item).toMatchObject({ content: 'Hi', display_before_login: true, display_after_login: false, sort: 2 });
});

test('[HOME-16] a promotion keeps its frequency and place', () => {
  const [item] = read(promotions, [{ id: 1, setting: { display_frequency: '0' }, display_location: 2 }]);
  expect(item).toMatchObject({ id: '1', setting: { display_frequency: 0 }, display_location: 2, display_device: null });
});

test.each([
  [{ jackpot_amount_total: '12345.678' }, money(1_234_567n)],
  [{ jackpot_amount_total: 5 }, money(500n)],
  ['7.5', money(750n)],
  [{ jackpot_amount_total: 'x' }, null],
  [null, null],
])('[HOME-26x] jackpot %j is %s', (data, expected) => {
  expect(read(jackpot, data)).toEqual({ jackpot_amount_total: expected });
});

test('[AUTH-04x] a captcha is a data URL, from a data URL, bare base64 or SVG', () => {
  expect(captchaImage('data:image/png;base64,iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
  expect(captchaImage('iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
  expect(captchaImage('PHN2ZyB4bWw=')).toBe('data:image/svg+xml;base64,PHN2ZyB4bWw=');
  expect(captchaImage('<svg/>')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  expect(captchaImage('https://evil.example/x.png')).toBeNull();
  expect(parseResponse(captcha, { token: 't', captcha: 'no picture!' }).ok).toBe(false);
});

test('[AUTH-10] a login needs member, account and currency; the token may come in the header', () => {
  const member = { member_id: 7, member_account: 'lucky88', member_currency: 'RMB' };
  expect(read(login, member)).toEqual({ ...member, member_id: '7', token: null });
  expect(parseResponse(login, { ...member, member_currency: '' }).ok).toBe(false);
});

test('[AUTH-48x] the next question comes with the skip; none left is null', () => {
  const question = { member_login_id: 5, question: 'member_phone', available_questions_count: '2' };
  expect(readSecurityQuestion(question)).toEqual({ ...question, member_login_id: '5', available_questions_count: 2 });
  expect(read(doubleValidationSkip, {})).toEqual({
    member_login_id: null,
    question: null,
    available_questions_count: 3,
  });
  expect(readSecurityQuestion({ question: 'member_phone' })).toBeNull();
});

test('[MEM-01] the layout is found under member_common_layout', () => {
  const layout = { id: 7, member_account: 'a', member_currency: 'RMB', member_type: '1', member_cash: '5.00' };
  const found = read(commonLayout, { member_common_layout: layout });
  expect(found).toMatchObject({
    id: '7',
    member_type: 1,
    member_cash: money(500n),
    wallet_status: true,
    is_playing: false,
  });
  expect(read(commonLayout, { ...layout, wallet_status: 0 }).wallet_status).toBe(false);
});

test('[SITE-07x] logos are read with their place', () => {
  const logos = read(webLogo, { web_logo_list: [{ type: 'mobile', url: '/m.svg' }, { type: 'x', url: '/x.svg' }, {}] });
  expect(logos.map((logo) => logo.type)).toEqual(['mobile', null]);
});

test.each([
  ['text', JSON.stringify({ tk: 't', member_id: 7, member_account: 'a', member_currency: 'RMB' })],
  ['an object', { tk: 't', member_id: 7, member_account: 'a', member_currency: 'RMB' }],
])('[API-42] an encrypted link is read from %s', (_, data) => {
  expect(read(infoData, data)).toEqual({ tk: 't', member_id: '7', member_account: 'a', member_currency: 'RMB' });
});

test.each(['{', '{}', 'null', {}, { tk: 't', member_id: 7, member_account: 'a' }])(
  '[API-42] %j opens nothing',
  (data) => {
    expect(parseResponse(infoData, data).ok).toBe(false);
  },
);

test('bodies hold exactly the fields of the call', () => {
  const playBody = { gp_id: 'GPR8', game_type: 'slot', game_code: 'x', lobby_url: 'https://s/close', device: 0 };
  expect(parseRequest(play, playBody).ok).toBe(true);
  expect(parseRequest(play, { ...playBody, extra: { room: 1 } }).ok).toBe(true);
  expect(parseRequest(play, { ...playBody, currency: 'RMB' }).ok).toBe(false);
  expect(parseRequest(leave, {}).ok).toBe(true);
  expect(parseRequest(promotions, { site_id: 1, display_device: 1, display_location: 2 }).ok).toBe(false);
  expect(parseRequest(memberPromotions, { site_id: 1, display_device: 1, display_location: 3 }).ok).toBe(true);
  expect(
    parseRequest(catalogue.gameList, { currency: 'RMB', site_id: '1', support_device: 0, template: 'H5_1' }).ok,
  ).toBe(false);
  expect(parseRequest(favoriteStore, { data: [{ game_id: '1', status: 1 }] }).ok).toBe(true);
  expect(parseRequest(favoriteStore, { data: [{ game_id: '1', status: 2 }] }).ok).toBe(false);
});
