import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { minor } from '@housefront/contract/money';
import { readingCalls, requestOf, runSuite } from '@housefront/contract/suite';
import type { Sandbox } from '../createSandbox.ts';
import { downlineMember } from '../handlers/agent/agent.fixtures.ts';
import { usdMember } from '../handlers/registration/registration.fixtures.ts';
import { deviceInfo, type TestClient } from './client.fixtures.ts';
import { protectedToken, protectionSamples } from './protection.fixtures.ts';
import { pushSamples } from './push-samples.fixtures.ts';
import { secondFactorSamples } from './second-factor.fixtures.ts';
import { passkeySamples } from './passkey-samples.fixtures.ts';
import { sampleRequest } from './request.fixtures.ts';
import { siteFacts } from './siteFacts.ts';

/** The target of the suite: a sandbox, directly or through a server in front of it. */
export interface ContractSubject {
  /** The sandbox that answers in the end; its world has the members and captchas that the suite uses. */
  readonly sandbox: Sandbox;
  readonly client: TestClient;
  readonly close: () => unknown;
}

/** The result of the platform check, and the request and the sender of each call. */
export async function prepare({ sandbox, client }: ContractSubject) {
  const token = await client.signIn();
  const sakura = await client.signIn('sakura6', 'Sakura66');
  const falcon = await client.signIn('falcon1', 'Falcon11');
  const solved = await client.solve();
  const solvedToo = await client.solve();
  const registerCaptcha = await client.solveRegister();
  const { agency, envelopes, identity, members, wheel } = sandbox.world;
  const agent = members.byAccount('falcon1');
  const [lineAccount = ''] = agent ? agency.line(agent).map(({ account }) => account) : [];
  const loginOf = (account: string) => {
    const member = members.byAccount(account);
    return member && identity.ask(member)?.loginId;
  };
  const passedOver = loginOf('careful1');
  envelopes.hand('RMB', minor(100n), sandbox.world.clock.now() + 60_000);
  wheel.show(8);
  for (const { id } of members.all()) wheel.give(id, 1);
  const { id: luckyId } = members.byAccount('lucky88') ?? { id: 0 };
  /** A login of lucky88 on another device. A change of the sign-in ends it. */
  const otherDevice = () => {
    const { token: other } = sandbox.world.sessions.start(luckyId, undefined, { keepOthers: true });
    return sandbox.world.sessions.check(other)?.sessionId ?? 0;
  };
  const ended = otherDevice();
  const proof = identity.issueRecovery(members.byAccount('careful1')?.id ?? 0);

  /** Logging out and a new password concern another member, so that the shared session lives on. */
  const tokenFor = async (call: AnyCall): Promise<string | undefined> => {
    if (call.auth === 'none') return undefined;
    const guarded = await protectedToken(sandbox, client, call);
    if (guarded !== undefined) return guarded;
    if (call.name === 'logout') return await client.signIn('river77', 'River777');
    if (/^(?:agent|bankAccount|deposit|downline|operation|performance|stratified|withdrawal)/.test(call.name))
      return falcon;
    if (call.name === 'secondFactorSetup' || call.name === 'reauthenticate') return falcon;
    return call.name === 'editPassword' || call.name === 'secondFactorStore' ? sakura : token;
  };

  const game = sandbox.world.catalogue.games('GPJD').find((item) => item.demo);
  const answered = {
    answer: 'River',
    captcha_answer: solvedToo.answer,
    captcha_token: solvedToo.captcha_token,
    ...deviceInfo,
  };
  const samples: Record<string, unknown> = {
    ...(await passkeySamples(client, token)),
    ...secondFactorSamples(sandbox),
    ...protectionSamples,
    ...(await pushSamples(client, (former) =>
      sandbox.world.push.store(ended, {
        ...former,
        kinds: ['letter'],
        language: 'en_US',
        origin: 'https://a.example',
      }),
    )),
    reauthenticate: { password: 'Falcon11' },
    login: { account: 'river77', password: 'River777', ...site, ...solved, ...deviceInfo },
    redEnvelopeClaim: { id: '1' },
    doubleValidationSkip: { member_login_id: passedOver },
    recoveryVerify: {
      account: 'moved01',
      withdraw_password: '1357',
      member_email: 'miles@moved.test',
      member_phone: '',
    },
    recoveryReset: { account: 'careful1', password: 'Newone1', token: proof },
    editPassword: { old_password: 'Sakura66', password: 'Sakura77', check_password: 'Sakura77' },
    editWithdrawPassword: { withdraw_password: '2468', check_withdraw_password: '2468' },
    profileEdit: { member_wechat: 'lucky_chat' },
    favoriteStore: { data: [{ game_id: game?.id, status: 1 }] },
    play: { gp_id: 'GPJD', game_type: '2', game_code: game?.code, lobby_url: 'http://localhost:4101/close', device: 0 },
    leave: { gp_id: 'GPJD' },
    promotionHide: { ...place, display_location: 2 },
    templateConfig: { mobileTemplateName: 'H5_1_mobile' },
    registerSms: { member_phone: '13800138000', currency: 'RMB', type: 'register_member', ...site },
    register: { ...usdMember('contract1'), ...registerCaptcha },
    depositStore: {
      ...site,
      currency: 'USD',
      method_id: 'bank',
      account_id: 'harbor-1',
      amount: '100.00',
      payer_name: '',
      remark: '',
    },
    withdrawalStore: {
      ...site,
      currency: 'USD',
      bank_account_id: '2',
      amount: '20.00',
      withdraw_password: '1122',
    },
    applyForAgent: { agent_id: '', apply_agent_flag: 1, contact: '5550100', remark: '' },
    agentTransfer: {
      ...site,
      target_account: lineAccount,
      amount: '1.00',
      withdraw_password: '1122',
      remark: '',
    },
    downlineStore: {
      ...downlineMember('contract2', String(agent?.id)),
      ...site,
    },
    bankAccountStore: {
      ...site,
      currency: 'USD',
      bank_id: 'harbor',
      account_name: 'Falcon Gray',
      account_no: '5550001111',
      branch: '',
      withdraw_password: '1122',
    },
  };
  const checked = await runSuite({
    token: falcon,
    facts: platformFacts,
    pause: async () => {},
    ask: async (call, body, sign) => {
      const headers = { language: 'en_US', ...(sign !== undefined && { authorization: sign }) };
      const response = await client.post(callPath(call), body, headers);
      const answer = { status: response.status, header: (name: string) => response.headers.get(name) };
      return { answer: { ...answer, text: await response.text() }, ms: 0 };
    },
  });
  const facts = { ...checked.facts, currency: 'RMB' };
  /** The withdrawal that the suite made before. */
  const pendingWithdrawal = (): string =>
    sandbox.world.cashier.orders(agent?.id ?? 0, 'withdrawal').find(({ status }) => status === 'pending')?.number ?? '';
  const requestFor = (call: AnyCall): unknown => {
    // A change of the sign-in ends those that wait for an answer.
    if (call.name === 'doubleValidation') return { ...answered, member_login_id: loginOf('river77') };
    if (call.name === 'deviceEnd') return { id: String(otherDevice()) };
    if (call.name === 'withdrawalCancel') return { ...site, order_number: pendingWithdrawal() };
    const made = readingCalls.includes(call) ? requestOf(call, facts) : { body: samples[call.name] };
    if ('needs' in made) throw new Error(`${call.name}: ${made.needs}`);
    return made.body ?? sampleRequest(call);
  };
  return { checked, requestFor, tokenFor };
}

/** Facts of an operator about the checked site. */
const platformFacts = {
  ...siteFacts,
  from: '2026-01-09 00:00:00',
  until: '2026-01-15 23:59:59',
};
const site = { site_id: 1001 };
const place = { ...site, display_device: 1 };
