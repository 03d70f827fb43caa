import { calls } from '@housefront/contract/calls';
import type { CallRequest } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { ADMISSION_LIMITS } from '../../world/members/admission.ts';
import { SMS_LIFE_MS, SMS_TRIES } from '../../world/members/sms-codes.ts';
import { rmbMember, usdMember, vndMember } from './registration.fixtures.ts';

const { here, client } = sandboxPerTest();

type Body = Omit<CallRequest<typeof calls.register>, 'captcha_token' | 'verify_code'>;
const register = async (body: Body, headers: Record<string, string> = {}) => {
  const sent = { ...body, ...(await client.solveRegister()) };
  const response = await client.post('/api/register', sent, headers);
  return record(await response.json());
};
const refusedWith = async (body: Body, headers?: Record<string, string>) => {
  const reply = await register(body, headers);
  expect(reply['data'] ?? null).toBeNull();
  return reply['codeFull'];
};
const verify = async (fields: object, member_currency = 'USD') =>
  (await client.send(calls.registerVerification, { ...fields, site_id: 1001, member_currency, verification: 1 }))
    .codeFull;
const sms = async (member_phone: string, type: 'register_member' | 'forgot_password' = 'register_member') =>
  (await client.send(calls.registerSms, { member_phone, currency: 'RMB', type, site_id: 1001 })).code;
const messages = async (to: string) => {
  const { messages: list } = await client.control(`/messages?to=${to}`);
  return Array.isArray(list) ? list.map(record) : [];
};
const smsCode = async (phone: string) => {
  expect(await sms(phone)).toBe('100');
  return String((await messages(phone))[0]?.['code']);
};

test('[REG-43x] [MEM-45x] a name that is left out stays out until an account is bound, whose holder is the name from then on', async () => {
  const reply = await register(usdMember('nova6025'));
  const token = String(record(reply['data'])['token']);
  const named = async () => record(record((await client.send(calls.profile, {}, token)).data)['member_profile']);
  expect(await named()).toMatchObject({ member_account: 'nova6025', member_name: '' });
  const bound = (account_name: string, account_no: string) =>
    client.send(
      calls.bankAccountStore,
      {
        site_id: 1001,
        currency: 'USD',
        bank_id: 'prairie',
        account_name,
        account_no,
        branch: '',
        withdraw_password: '2580',
      },
      token,
    );
  expect((await bound('nova6025', '111111')).code).toBe('101');
  const both = await Promise.all([bound('Nova Reyes', '111111'), bound('Someone Else', '222222')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['100', '102']);
  const { member_name } = await named();
  expect(['Nova Reyes', 'Someone Else']).toContain(member_name);
  expect((await bound('Third Person', '333333')).code).toBe('102');
});

test('[APIM-31] [REG-27] a member who registers is signed in, and signs in again with the password', async () => {
  const reply = await register(usdMember('newbie1'));
  expect(reply).toMatchObject({
    code: '100',
    data: {
      member_account: 'newbie1',
      member_currency: 'USD',
      member_id: expect.any(Number),
      token: expect.any(String),
    },
  });
  const token = String(record(reply['data'])['token']);
  const profile = await client.send(calls.profile, {}, token);
  expect(record(profile.data)['member_profile']).toMatchObject({
    member_account: 'newbie1',
    member_email: 'newbie1@example.org',
    is_withdraw_password: true,
  });
  expect((await client.send(calls.myCash, {}, token)).ok).toBe(true);
  await expect(client.signIn('NEWBIE1', 'Secret12')).resolves.toBeTruthy();
  const stored = JSON.stringify(here.sandbox.world.members.byAccount('newbie1'));
  expect(stored).not.toContain('Secret12');
  expect(here.sandbox.world.ledger.problems()).toEqual([]);
});

test('[REG-08] each currency has settings of its own, as the contract reads them', async () => {
  const { data } = await client.send(calls.registerSettings, { site_id: 1001 });
  const list = record(data)['list'];
  const entries = Array.isArray(list) ? list.map(record) : [];
  const shown = (currency: string) =>
    entries.filter((entry) => entry['currency'] === currency && entry['is_display'] === 1).map(({ name }) => name);
  expect(shown('RMB')).toEqual(
    expect.arrayContaining(['member_phone', 'member_qq', 'member_wechat', 'member_telegram']),
  );
  expect(shown('VND')).toEqual(expect.arrayContaining(['member_zalo', 'member_birthday']));
  expect(shown('USD')).toEqual(expect.arrayContaining(['member_email', 'withdraw_password']));
  expect(entries.filter((entry) => entry['is_verification'] === 1)).toMatchObject([
    { name: 'member_phone', currency: 'RMB', is_member_center_verification: 1 },
  ]);
  const plain = ['member_account', 'password', 'member_confirm_password', 'member_name', 'member_email'];
  for (const currency of ['THB', 'JPY', 'INR', 'BDT'])
    expect([currency, shown(currency).slice(0, 5)]).toEqual([currency, plain]);
});

test('[REG-27] a member of a currency with the plain form registers and plays in it', async () => {
  const { withdraw_password: _, ...fields } = { ...usdMember('siam001'), member_currency: 'THB' };
  expect(await register(fields)).toMatchObject({ code: '100', data: { member_currency: 'THB' } });
});

test('[REG-19] [REG-18] what the form asks for is kept: withdrawal password hashed, birthday, contacts, introducer', async () => {
  const reply = await register({
    ...vndMember('saigon1', '0912345678'),
    member_zalo: 'saigon.zalo',
    member_agent: '7002',
  });
  expect(reply['code']).toBe('100');
  expect(here.sandbox.world.members.byAccount('saigon1')?.profile).toEqual({
    member_birthday: '1990-01-31',
    member_phone: '0912345678',
    member_zalo: 'saigon.zalo',
    member_agent: '7002',
  });
  await register(usdMember('pinned1'));
  const { id = 0 } = here.sandbox.world.members.byAccount('pinned1') ?? {};
  expect(await here.sandbox.world.identity.checkWithdrawPassword(id, '2580')).toBe(true);
  expect(await here.sandbox.world.identity.checkWithdrawPassword(id, '2581')).toBe(false);
});

test('[REG-39] [REG-74] an SMS brings the code that the registration in RMB wants, once', async () => {
  const code = await smsCode('13811112222');
  expect(code).toMatch(/^\d{6}$/);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await refusedWith(rmbMember('phoney1', '13811112222', wrong))).toBe('113');
  expect(await verify({ member_phone: '13811112222', phone_verify: wrong }, 'RMB')).toBe('113');
  expect(await verify({ member_phone: '13811112222', phone_verify: code }, 'RMB')).toBeUndefined();
  expect((await register(rmbMember('phoney1', '13811112222', code)))['code']).toBe('100');
  expect(await refusedWith({ ...rmbMember('phoney2', '13811112222', code), member_name: '李四' })).toBe('104');
  expect(await refusedWith(rmbMember('phoney3', '13811113333', code))).toBe('113');
});

test('[REG-74] a code is forgotten in time, and after too many wrong ones', async () => {
  const code = await smsCode('13811112222');
  for (let round = 0; round < SMS_TRIES; round += 1)
    await verify({ member_phone: '13811112222', phone_verify: 'x00000' }, 'RMB');
  expect(await verify({ member_phone: '13811112222', phone_verify: code }, 'RMB')).toBe('113');
  const late = await smsCode('13811114444');
  here.clock.advance(SMS_LIFE_MS);
  expect(await verify({ member_phone: '13811114444', phone_verify: late }, 'RMB')).toBe('113');
});

test('[REG-85] [REG-88] [APIM-33] SMS: 201 no phone, 099 no phone number, 102 the second one within five minutes', async () => {
  expect(await sms('')).toBe('201');
  expect(await sms('12a')).toBe('099');
  expect(await sms('13900000000')).toBe('099');
  expect(await sms('13811112222')).toBe('100');
  expect(await sms('13811112222')).toBe('102');
  expect(await messages('13811112222')).toHaveLength(1);
  here.clock.advance(SMS_LIFE_MS);
  expect(await sms('13811112222')).toBe('100');
});

test('[REG-86] [REG-87] SMS: 104 for one address that asks too often, 103 when the day is used up', async () => {
  const { admission } = here.sandbox.world;
  for (let round = 0; round < ADMISSION_LIMITS.smsPerHour; round += 1) admission.sms('');
  expect(await sms('13811112222')).toBe('104');
  for (let round = ADMISSION_LIMITS.smsPerHour; round < ADMISSION_LIMITS.smsPerDay; round += 1)
    admission.sms(String(round));
  expect(await sms('13811112222')).toBe('103');
  expect(await messages('13811112222')).toEqual([]);
});

test('[WPR-19x] an SMS for a forgotten password goes to a member only, and the answer does not reveal it', async () => {
  expect(await sms('5550100', 'forgot_password')).toBe('100');
  expect(await sms('5559999', 'forgot_password')).toBe('100');
  expect(await messages('5550100')).toMatchObject([{ kind: 'sms', purpose: 'forgot_password' }]);
  expect(await messages('5559999')).toEqual([]);
});

test('[WPR-15x] a member who resets a password is informed by e-mail and SMS', async () => {
  const proof = await client.send(calls.recoveryVerify, {
    account: 'moved01',
    withdraw_password: '1357',
    member_email: 'miles@moved.test',
    member_phone: '',
  });
  await client.send(calls.recoveryReset, {
    account: 'moved01',
    password: 'Newone1',
    token: String(record(proof.data)['token']),
  });
  expect(await messages('miles@moved.test')).toMatchObject([
    { text: expect.stringContaining('has been changed') },
    { kind: 'email' },
  ]);
  expect(await messages('5550199')).toHaveLength(2);
  expect(JSON.stringify(await messages('miles@moved.test'))).not.toContain('Newone1');
});

const full = () => ({
  ...usdMember('taken01'),
  member_name: 'Taken Person',
  member_whats_app: 'taken.wa',
  member_telegram: 'taken@name',
  identity_id: 'T-123',
});

test.each([
  ['REG-66', '102', { member_account: 'TAKEN01' }, undefined],
  ['REG-67', '214', { member_name: 'mallory black' }, undefined],
  ['REG-67', '227', { member_name: 'a<b' }, undefined],
  ['REG-69', '105', { member_email: 'Taken01@example.org' }, undefined],
  ['REG-69', '206', { member_email: 'a@b' }, undefined],
  ['REG-69', '216', { member_email: 'x@Throwaway.test' }, undefined],
  ['REG-70', '106', { member_agent: '999999' }, undefined],
  ['REG-70', '112', { member_agent: '7001' }, undefined],
  ['REG-70', '219', { recommend_code: 'NOBODY1' }, undefined],
  ['REG-72', '108', { member_agent: '7004' }, undefined],
  ['REG-72', '109', { recommend_code: 'muted01' }, undefined],
  ['REG-72', '110', { recommend_code: 'GONE001' }, undefined],
  ['REG-72', '228', { member_agent: 'bad!' }, undefined],
  ['REG-75', '114', { identity_id: 't-123' }, '223'],
  ['REG-80', '307', { member_telegram: 'taken@name' }, undefined],
  ['REG-80', '308', { member_whats_app: 'a b cd' }, undefined],
] as const)('[%s] %s for %o, when it is checked and when it is registered', async (_row, code, fields, checked) => {
  expect((await register(full()))['code']).toBe('100');
  const body = { ...usdMember('newbie1'), member_name: 'New Person', ...fields };
  expect(await verify(fields)).toBe(checked ?? code);
  expect(await refusedWith(body)).toBe(code);
  expect(here.sandbox.world.members.byAccount('newbie1')).toBeUndefined();
});

test.each([
  ['REG-67', '103', 'VND', { member_name: 'NGUYENTAKEN' }],
  ['REG-68', '104', 'VND', { member_phone: '0912345678' }],
  ['REG-68', '209', 'VND', { member_phone: '091234567' }],
  ['REG-68', '215', 'VND', { member_phone: '0900000000' }],
  ['REG-80', '305', 'VND', { member_zalo: 'zalo.taken' }],
  ['REG-80', '306', 'VND', { member_fb: 'fb!!!' }],
  ['REG-80', '301', 'RMB', { member_qq: 'abc' }],
  ['REG-80', '304', 'RMB', { member_wechat: 'a@bcde' }],
  ['REG-80', '307', 'RMB', { member_telegram: 'a b cde' }],
  ['REG-70', '222', 'VND', { member_phone: '0912345679', member_agent: '999999' }],
] as const)('[%s] %s in %s, for %o', async (_row, code, currency, fields) => {
  const taken = { ...vndMember('taken01', '0912345678'), member_zalo: 'zalo.taken' };
  expect((await register(taken))['code']).toBe('100');
  expect(await verify(fields, currency)).toBe(code);
});

test('[REG-83x] a refusal carries a short code beside the full one, and words for people', async () => {
  expect(await register({ ...usdMember('newbie1'), member_account: 'lucky88' })).toMatchObject({
    code: '101',
    codeFull: '102',
    message: 'This account exists already',
  });
});

test('[REG-71] [REG-34] where recommending is closed, invite codes are 107 and the feature says so', async () => {
  const friend = async () =>
    record((await client.send(calls.bonusSettingCheck, { member_currency: 'USD', site_id: 1001 })).data);
  expect(await friend()).toEqual({ is_friend: 1 });
  await client.control('/scenario/recommend-closed', {});
  expect(await friend()).toEqual({ is_friend: 0 });
  expect(await refusedWith({ ...usdMember('newbie1'), recommend_code: 'LUCKY88' })).toBe('107');
  expect((await register({ ...usdMember('newbie1'), member_agent: '7003' }))['code']).toBe('100');
});

test('[REG-35] [REG-36] [REG-38] links, agents and domains', async () => {
  const valid = async (link: { recommend_code: string } | { agent_id: string }) =>
    record((await client.send(calls.registerValidMessage, { site_id: 1001, ...link })).data)['is_valid'];
  expect(await Promise.all([valid({ recommend_code: 'lucky88' }), valid({ agent_id: '7001' })])).toEqual([1, 1]);
  for (const link of [
    { recommend_code: 'bad' },
    { recommend_code: 'MUTED01' },
    { agent_id: 'bad' },
    { agent_id: '7004' },
    { agent_id: '1' },
  ]) {
    expect([link, await valid(link)]).toEqual([link, 0]);
  }
  const info = async (id: string) => record((await client.send(calls.memberInfo, { id })).data)['currency'];
  expect(await Promise.all(['7002', '8', '1', 'x'].map(info))).toEqual(['VND', 'USD', '', '']);
  const domain = async (host: string) => (await client.send(calls.checkAgentDomain, { host, site_id: 1001 })).data;
  expect(await domain('VND.agents.localhost:4100')).toEqual({ is_valid: 1, agent_id: '7002', currency: 'VND' });
  expect(await domain('1001.localhost')).toEqual({ is_valid: 0 });
  expect(await domain('__proto__')).toEqual({ is_valid: 0 });
});

test('[REG-77] [REG-26] a captcha of type 2 is answered once; one of a login does not do', async () => {
  const solved = await client.solveRegister();
  const send = async (captcha: object) =>
    record(await (await client.post('/api/register', { ...usdMember('newbie1'), ...captcha })).json());
  const { captcha_token, answer } = await client.solve();
  expect(await send({ captcha_token, verify_code: answer })).toMatchObject({ codeFull: '224' });
  expect(await send({ ...solved, member_email: 'a@b' })).toMatchObject({ codeFull: '206' });
  expect(await send(solved)).toMatchObject({ codeFull: '224' });
  expect(await send({})).toMatchObject({ codeFull: '224' });
});

test('[REG-76] [REG-78] [REG-79] an address may be shut out, too quick, or have had its share', async () => {
  const { admission } = here.sandbox.world;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  expect(await refusedWith(usdMember('newbie1'), from('203.0.113.66'))).toBe('218');
  for (let round = 0; round < ADMISSION_LIMITS.attemptsPerMinute; round += 1) admission.attempt('203.0.113.7');
  expect(await refusedWith(usdMember('newbie1'), from('203.0.113.7'))).toBe('996');
  for (let round = 0; round < ADMISSION_LIMITS.membersPerDay; round += 1) admission.registered('203.0.113.8');
  expect(await refusedWith(usdMember('newbie1'), from('203.0.113.8'))).toBe('997');
  here.clock.advance(60_000);
  expect((await register(usdMember('newbie1'), from('203.0.113.7')))['code']).toBe('100');
});

test('[REG-25] [REG-66] two registrations of one account at once make one member', async () => {
  const replies = await Promise.all([
    register(usdMember('racer01')),
    register({ ...usdMember('racer01'), member_email: 'other@example.org' }),
  ]);
  expect(replies.map(({ codeFull, code }) => String(codeFull ?? code))).toEqual(expect.arrayContaining(['100', '102']));
  expect(here.sandbox.world.members.all().filter(({ account }) => account === 'racer01')).toHaveLength(1);
});

test.each([
  [{ member_account: 'ab' }],
  [{ member_account: "x' OR 1" }],
  [{ password: 'short' }],
  [{ check_password: 'Secret13' }],
  [{ withdraw_password: '12' }],
  [{ member_birthday: '1990-02-31' }],
  [{ member_others: 'x'.repeat(51) }],
])('[REG-59] the platform holds %o against the rules of the form, and registers no one', async (fields) => {
  expect(await refusedWith({ ...usdMember('newbie1'), ...fields })).toBe('400');
  expect(here.sandbox.world.members.byAccount('newbie1')).toBeUndefined();
});

test('[REG-04x] a currency without settings is closed', async () => {
  expect((await register({ ...usdMember('newbie1'), member_currency: 'XXX' }))['code']).toBe('400');
  expect(await verify({ member_account: 'newbie1' }, '__proto__')).toBeUndefined();
});

test('[REG-64x] a check says nothing of fields that were not sent, and finds nothing wrong with good ones', async () => {
  expect(await verify({ member_account: 'newbie1' })).toBeUndefined();
  expect(await verify({ member_email: 'newbie@example.org' })).toBeUndefined();
  expect(await verify({ recommend_code: 'RIVER77' })).toBeUndefined();
});

test('[REG-07x] [APIM-35] the agreement is HTML by language', async () => {
  const { data } = await client.send(calls.serviceAgreement, { site_id: 1001 });
  const list = record(data)['list'];
  expect(list).toHaveLength(3);
  expect(Array.isArray(list) ? list[0] : undefined).toMatchObject({
    title: { en_US: 'Your account', zh_CN: '您的账号', vi_VN: expect.any(String) },
    content: { en_US: expect.stringContaining('<strong>one account</strong>') },
  });
});

test('a member who just registered has one session, which the next login ends', async () => {
  const first = String(record((await register(usdMember('newbie1')))['data'])['token']);
  const { captcha_token, answer } = await client.solve();
  const request = { account: 'newbie1', password: 'Secret12', site_id: 1001, captcha_token, answer, ...deviceInfo };
  expect((await client.send(calls.login, request)).ok).toBe(true);
  expect((await client.send(calls.profile, {}, first)).status).toBe(401);
});
