import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { replyProblems } from '@housefront/contract/strict-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noOverrides } from '../http/overrides.ts';
import { createTestSandbox, deviceInfo, type TestClient } from '../testing/client.fixtures.ts';
import type { Sandbox } from '../createSandbox.ts';
import { defineHandler, ContractViolation } from './defineHandler.ts';
import { handlers } from './index.ts';
import { usdMember } from './registration/registration.fixtures.ts';

let sandbox: Sandbox;
let client: TestClient;
let token: string;
let sakura: string;
let solved: { captcha_token: string; answer: string };
let solvedToo: { captcha_token: string; answer: string };
let registerCaptcha: { captcha_token: string; verify_code: string };
let questioned: unknown;
let passedOver: unknown;
let proof: string;
beforeAll(async () => {
  ({ sandbox, client } = await createTestSandbox());
  token = await client.signIn();
  sakura = await client.signIn('sakura6', 'Sakura66');
  solved = await client.solve();
  solvedToo = await client.solve();
  registerCaptcha = await client.solveRegister();
  const { envelopes, identity, members } = sandbox.world;
  const loginOf = (account: string) => {
    const member = members.byAccount(account);
    return member && identity.ask(member)?.loginId;
  };
  questioned = loginOf('river77');
  passedOver = loginOf('careful1');
  envelopes.hand('RMB', minor(100), sandbox.world.clock.now() + 60_000);
  proof = identity.issueRecovery(members.byAccount('careful1')?.id ?? 0);
});
afterAll(() => sandbox.close());

/** Logging out and a new password concern another member, so that the shared session lives on. */
async function tokenFor(call: AnyCall): Promise<string | undefined> {
  if (call.auth === 'none') return undefined;
  if (call.name === 'logout') return await client.signIn('river77', 'River777');
  return call.name === 'editPassword' ? sakura : token;
}

/** The documented form of data that stands alone under a name of its own, e.g. `web_logo_list`, is without that name. */
function unwrapped(data: unknown): unknown {
  const parts = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];
  const [only] = parts;
  return parts.length === 1 && only && wrappers.has(only[0]) ? only[1] : data;
}
const wrappers = new Set([
  'list',
  'web_carousel_picture_list',
  'web_announcement_list',
  'web_logo_list',
  'member_common_layout',
  'member_profile',
]);

const site = { site_id: 1001 };
const list = { ...site, currency: 'RMB' };
const model = { ...site, language: 'en_US', model_version: '1' };
const place = { ...site, display_device: 1 };
const slot = { gp_id: 'GPJD', house: 'gpjd' };

/** A request for every call that has a handler. */
function requests(): Record<string, unknown> {
  const game = sandbox.world.catalogue.games('GPJD').find((item) => item.demo);
  return {
    captcha: { ...site, type: 1 },
    login: { account: 'river77', password: 'River777', ...site, ...solved, ...deviceInfo },
    logout: {},
    doubleValidation: {
      member_login_id: questioned,
      answer: 'River',
      captcha_answer: solvedToo.answer,
      captcha_token: solvedToo.captcha_token,
      ...deviceInfo,
    },
    redEnvelopePromotion: {},
    redEnvelopeClaim: { id: '1' },
    doubleValidationSkip: { member_login_id: passedOver },
    recoveryVerify: {
      account: 'moved01',
      withdraw_password: '1357',
      member_email: 'miles@moved.test',
      member_phone: '',
    },
    recoveryReset: { account: 'careful1', password: 'Newone1', token: proof },
    commonLayout: {},
    profile: {},
    letters: {
      ...site,
      active: 1,
      count: 50,
      language: 'en_US',
      page: 1,
      sort_field: 'id',
      sort_order: 'desc',
    },
    roulette: {},
    editPassword: { old_password: 'Sakura66', password: 'Sakura77', check_password: 'Sakura77' },
    editWithdrawPassword: { withdraw_password: '2468', check_withdraw_password: '2468' },
    myCash: {},
    balanceAllBack: {},
    balanceGetBack: {},
    gameList: { ...list, support_device: 0, template: 'desktop_1' },
    gameLabel: { ...list, ...slot, device: 0, game_type_id: 2 },
    tagGameList: { ...list, support_device: 0, tag: 'hot', gt_id: 2 },
    templateGameList: { ...list, support_device: 0 },
    crashGames: list,
    hotGames: { ...list, gt_id: 2 },
    lastPlayingGame: {},
    favoriteStore: { data: [{ game_id: game?.id, status: 1 }] },
    play: { gp_id: 'GPJD', game_type: '2', game_code: game?.code, lobby_url: 'http://localhost:4101/close', device: 0 },
    leave: { gp_id: 'GPJD' },
    demoPlay: { ...list, ...slot, device: 0, game_type: '2', game_code: game?.code },
    demoProviderGames: { ...list, ...slot, device: 0, game_type_id: 2 },
    demoGameTypes: { ...list, support_device: 0, template: 'desktop_1' },
    carouselPicture: { ...site, use_type: 0 },
    announcements: { ...site, sort_field: 'sort', sort_order: 'asc' },
    promotions: place,
    memberPromotions: { ...place, display_location: 2 },
    promotionHistory: place,
    promotionHide: { ...place, display_location: 2 },
    jackpot: { currency: 'RMB' },
    siteDetail: site,
    webLogo: site,
    footer: site,
    mobileFooter: { ...site, template: 'H5_1' },
    float: site,
    templateConfig: { mobileTemplateName: 'H5_1_mobile' },
    modelSetting: model,
    modelSponsor: model,
    modelLogin: model,
    registerBackground: { ...site, template: 'H5_1' },
    checkAgentDomain: { ...site, host: 'localhost' },
    agentLevelRename: {},
    applyForAgentCheck: { agent_id: '', apply_agent_flag: 1 },
    registerSettings: site,
    serviceAgreement: site,
    registerValidMessage: { ...site, recommend_code: 'LUCKY88' },
    registerSms: { member_phone: '13800138000', currency: 'RMB', type: 'register_member', ...site },
    memberInfo: { id: 7001 },
    registerVerification: { member_account: 'nobody9', member_currency: 'RMB', verification: 1, ...site },
    register: { ...usdMember('contract1'), ...registerCaptcha },
    bonusSettingCheck: { member_currency: 'RMB', site_id: 1001 },
  };
}

test.each(handlers.map(({ call }) => call))('[CON-01] $name answers with what the contract says', async (call) => {
  expect(Object.values<AnyCall>(calls)).toContain(call);
  const request = requests()[call.name];
  expect(request).toBeDefined();
  const reply = await client.send(call, request, await tokenFor(call));
  expect(reply).toMatchObject({ ok: true, status: 200, message: 'success' });
  expect(replyProblems(call, unwrapped(reply.data))).toEqual([]);
});

test.each(handlers.map(({ call }) => call))('$name refuses a body that is not its own with code 400', async (call) => {
  const sign = await tokenFor(call);
  for (const body of ['', 'null', '[]', '{"nobody":"asked"}', '{"site_id":"x","__proto__":{}}', 'x'.repeat(5000)]) {
    const response = await client.post(callPath(call), body, sign === undefined ? {} : { authorization: sign });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/"(?:code|status)":"400"/);
  }
});

test.each(handlers.map(({ call }) => call).filter((call) => call.auth === 'member'))(
  '$name answers nobody without a working token',
  async (call) => {
    const request = requests()[call.name];
    for (const token of [undefined, '', 'Bearer', 'made-up', 'Bearer made-up']) {
      const reply = await client.send(call, request, token);
      expect(reply).toMatchObject({ status: 401, code: '401', ok: false, data: null, newToken: null });
    }
  },
);

test('a reply that drifts from the contract becomes an error, also when only list items do not fit', async () => {
  const incoming = { body: { currency: 'RMB', site_id: 1001 }, token: undefined, locale: 'en_US' } as const;
  const services = {
    world: sandbox.world,
    announcer: silent,
    checkReplies: true,
    overrides: noOverrides(),
    addresses: { publicUrl: '', providerUrl: () => '' },
  };
  const drifted = defineHandler(calls.crashGames, ({ ok }) => ok([{ name: 'no id' }]));
  await expect(drifted.handle(services, incoming)).rejects.toThrow(ContractViolation);
  const wrong = defineHandler(calls.checkAgentDomain, ({ ok }) => ok('text'));
  await expect(wrong.handle(services, { ...incoming, body: { host: 'x', site_id: 1 } })).rejects.toThrow(
    'checkAgentDomain',
  );
});

const silent = { toMember: () => {}, toChannel: () => {} };

test('an address without a call is answered with 404 in an envelope', async () => {
  const response = await client.post('/api/v9/nothing', {});
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: '404' });
});
