import { calls } from '@housefront/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { settle } from '../../testing/index.ts';
import { good, openRegistration, PATHS, setUpRegistration } from './registration.fixtures.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const refuse = (codeFull: string, message = '') => ({ json: { code: '500', codeFull, message, data: null } });

test('[REG-12] [REG-13] another currency asks for other fields and empties those that it does not ask for', async () => {
  const { registration, state, type, values } = await openRegistration();
  type({
    memberAccount: 'newone1',
    memberEmail: 'a@b.co',
    memberBirthday: { year: '1990', month: '01', day: '31' },
    memberPhone: '13800000000',
    phoneVerify: '123456',
    memberQq: 'qq_12345',
  });
  await registration.chooseCurrency('VND');
  expect([state().currency, state().plan.memberName.required, state().plan.memberQq.displayed]).toEqual([
    'VND',
    true,
    false,
  ]);
  expect(values()).toMatchObject({
    memberCurrency: 'VND',
    memberAccount: 'newone1',
    memberEmail: 'a@b.co',
    memberBirthday: { year: '', month: '', day: '' },
    memberPhone: '',
    phoneVerify: '',
    memberQq: '',
  });
});

test('[REG-14] another currency has unique fields, phone and introducer checked again', async () => {
  const shell = await openRegistration();
  await shell.registration.chooseCurrency('VND');
  shell.type({ memberEmail: 'a@b.co', recommendCode: 'CODE', memberAccount: 'newone1' });
  await shell.registration.chooseCurrency('RMB');
  shell.type({ memberPhone: '13800000000' });
  const asked = shell.http.bodies(PATHS.verification);
  expect(asked).toHaveLength(3);
  expect(asked).toEqual(
    expect.arrayContaining([
      { member_email: 'a@b.co', site_id: 1001, member_currency: 'RMB', verification: 1 },
      { recommend_code: 'CODE', site_id: 1001, member_currency: 'RMB', verification: 1 },
      { member_account: 'newone1', site_id: 1001, member_currency: 'RMB', verification: 1 },
    ]),
  );
});

describe('[REG-63] [REG-64x] checks by the platform', () => {
  test('are made when a good value is left, and once per value', async () => {
    const { registration, http, state, type } = await openRegistration();
    await registration.left('memberAccount');
    type({ memberAccount: 'short' });
    await registration.left('memberAccount');
    expect(http.sent(PATHS.verification)).toEqual([]);
    http.on(PATHS.verification, refuse('102'));
    type({ memberAccount: 'lucky88' });
    await registration.left('memberAccount');
    await registration.left('memberAccount');
    expect(http.sent(PATHS.verification)).toHaveLength(1);
    expect(state().status.memberAccount).toMatchObject({ ok: false, message: { key: 'signup.err_account_used' } });
  });

  test('give their verdict again on a value that comes back', async () => {
    const { registration, http, state, type } = await openRegistration();
    http.on(PATHS.verification, refuse('102'));
    type({ memberAccount: 'lucky88' });
    await registration.left('memberAccount');
    type({ memberAccount: 'lucky889' });
    expect(state().status.memberAccount).toBeUndefined();
    type({ memberAccount: 'lucky88' });
    await registration.left('memberAccount');
    expect([http.sent(PATHS.verification).length, state().status.memberAccount?.ok]).toEqual([1, false]);
  });

  test('that come late do not mark a value that was typed since', async () => {
    const { registration, http, state, type } = await openRegistration();
    const release = http.hold(PATHS.verification);
    type({ memberAccount: 'lucky88' });
    const first = registration.left('memberAccount');
    await settle();
    expect(state().checking).toEqual(['memberAccount']);
    type({ memberAccount: 'another1' });
    http.ok(calls.registerVerification, null);
    await registration.left('memberAccount');
    release(refuse('102'));
    await first;
    expect([state().status.memberAccount?.ok, state().checking]).toEqual([true, []]);
  });

  test('without an answer mark nothing, and are made again', async () => {
    const { registration, http, state, type } = await openRegistration();
    http.on(PATHS.verification, { status: 429, text: '' });
    type({ memberEmail: 'a@b.co' });
    await registration.left('memberEmail');
    expect(state().status).toEqual({});
    http.ok(calls.registerVerification, null);
    await registration.left('memberEmail');
    expect([http.sent(PATHS.verification).length, state().status.memberEmail?.ok]).toEqual([2, true]);
  });

  test.each([
    ['memberQq', 'qq_12345', { member_qq: 'qq_12345' }],
    ['memberTelegram', 'tele_123', undefined],
    ['memberPhone', '13800000000', { member_phone: '13800000000' }],
    ['recommendCode', ' CODE ', { recommend_code: 'CODE' }],
    ['password', 'abc123', undefined],
  ] as const)('of %s', async (field, value, sent) => {
    const { registration, http, type } = await openRegistration();
    type({ [field]: value });
    await registration.left(field);
    const wanted = sent === undefined ? [] : [{ ...sent, site_id: 1001, member_currency: 'RMB', verification: 1 }];
    expect(http.bodies(PATHS.verification)).toEqual(wanted);
  });

  test('of a code go with its phone', async () => {
    const { registration, http, state, type } = await openRegistration();
    http.on(PATHS.verification, refuse('113'));
    type({ memberPhone: '13800000000' });
    type({ phoneVerify: '123456' });
    await registration.left('phoneVerify');
    expect(http.bodies(PATHS.verification)).toMatchObject([{ member_phone: '13800000000', phone_verify: '123456' }]);
    expect(state().status.phoneVerify).toMatchObject({ ok: false, message: { key: 'signup.error_verify' } });
  });

  test('are awaited before the registration is sent, and keep it back', async () => {
    const { registration, http, type } = await openRegistration();
    const release = http.hold(PATHS.verification);
    type(good);
    void registration.left('memberAccount');
    const sent = registration.submit();
    await settle();
    expect(http.sent(PATHS.register)).toEqual([]);
    release(refuse('102'));
    expect(await sent).toEqual({ kind: 'refused', field: 'memberAccount' });
    expect(http.sent(PATHS.register)).toEqual([]);
  });
});

test('[REG-24] an error of one field leaves the status of the others as it was', async () => {
  const { registration, http, state, type } = await openRegistration();
  type({ memberAccount: 'newone1' });
  await registration.left('memberAccount');
  http.on(PATHS.verification, refuse('105'));
  type({ memberEmail: 'a@b.co' });
  await registration.left('memberEmail');
  expect(state().status).toEqual({
    memberAccount: { ok: true, message: null, code: '' },
    memberEmail: { ok: false, message: { kind: 'error', key: 'signup.err_email_used' }, code: '105' },
  });
});

describe('the registration', () => {
  test('[REG-25] is sent once, however often it is asked for', async () => {
    const { registration, http, type } = await openRegistration();
    type(good);
    const both = await Promise.all([registration.submit(), registration.submit()]);
    expect(both).toEqual([{ kind: 'done' }, { kind: 'busy' }]);
    expect(http.sent(PATHS.register)).toHaveLength(1);
  });

  test('[REG-26] leaves an empty answer and a new picture behind, whatever became of it', async () => {
    const { registration, http, type, values } = await openRegistration();
    await settle();
    http.on(PATHS.register, refuse('224'));
    type(good);
    expect(await registration.submit()).toEqual({ kind: 'refused', field: 'verifyCode' });
    await settle();
    expect([values().verifyCode, registration.captcha.store.getState().token]).toEqual(['', 'c2']);
    expect(registration.store.getState().status.verifyCode).toMatchObject({ message: { key: 'signup.err_captcha' } });
  });

  test('[REG-59] is kept back by every rule that a shown field breaks', async () => {
    const { registration, http, type, values } = await openRegistration();
    type({ ...good, memberEmail: 'a@b', password: 'abc' });
    expect(await registration.submit()).toEqual({ kind: 'refused', field: 'password' });
    expect(registration.faults(values()).map(({ field, message }) => `${field} ${message.key}`)).toEqual([
      'password signup.err_psw_length',
      'checkPassword signup.err_checkPsw_diff',
      'memberEmail signup.err_email_format',
    ]);
    expect(http.sent(PATHS.register)).toEqual([]);
  });

  test('[REG-28] that fails is no conversion and no login', async () => {
    const { registration, http, ports, tracked, type } = await openRegistration();
    http.on(PATHS.register, refuse('102'));
    type(good);
    await registration.submit();
    http.malformed(calls.register, { member_id: 42, member_account: 'newone1', member_currency: 'RMB', token: null });
    type({ ...good, memberAccount: 'newone2' });
    await registration.submit();
    expect([tracked, ports.storage.get('token')]).toEqual([[], undefined]);
  });

  test('[REG-29x] a phone that is about to load anew waits for the event, but not for long', async () => {
    const data = { member_id: 42, member_account: 'newone1', member_currency: 'VND', token: 't1' };
    const shell = await openRegistration({ mode: 'mobile', prepare: ({ http }) => http.ok(calls.register, data) });
    shell.type(good);
    await shell.registration.submit();
    expect([shell.tracked.length, shell.ports.windows.reloads]).toEqual([1, 1]);
  });

  test('[REG-21] [REG-38] takes the currency that the domain locks', async () => {
    const shell = await openRegistration({
      prepare: ({ http }) => http.ok(calls.checkAgentDomain, { is_valid: 1, agent_id: 9, currency: 'VND' }),
    });
    shell.type({ ...good, memberName: 'NGUYENVANA', memberCurrency: 'RMB' });
    await shell.registration.submit();
    expect(shell.http.bodies(PATHS.register)).toMatchObject([{ member_currency: 'VND', member_agent: '9' }]);
  });

  test('[AUTH-32] sends nothing in the public demo', async () => {
    const config = { public: { ...setUpRegistration().config.public, DEMO_MODE: true } };
    const { registration, http, type } = await openRegistration({ config });
    type(good);
    expect(await registration.submit()).toEqual({ kind: 'busy' });
    expect(http.sent(PATHS.register)).toEqual([]);
  });
});

describe('refusals', () => {
  test.each(['106', '107', '108', '109', '110', '112', '219', '222', '228'])(
    '[REG-32] [REG-73] %s forgets the link and makes the introducer editable',
    async (code) => {
      const shell = await openRegistration({ search: '?invite=AB' });
      shell.http.on(PATHS.register, refuse(code));
      shell.type(good);
      const outcome = await shell.registration.submit();
      const { introducer, status } = shell.state();
      expect(outcome).toEqual({ kind: 'refused', field: introducer.field });
      expect([introducer.locked, status[introducer.field]?.ok]).toEqual([false, false]);
      expect(['register_type', 'member_agent', 'recommend_code'].map((name) => shell.ports.cookies.get(name))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  test('[REG-71] 107 ends recommending on the page; what is typed then is an agent', async () => {
    const shell = await openRegistration({ search: '?invite=AB' });
    shell.http.on(PATHS.register, refuse('107'));
    shell.type(good);
    await shell.registration.submit();
    expect([shell.state().plan.recommendCode.displayed, shell.state().introducer.field]).toEqual([
      false,
      'memberAgent',
    ]);
    shell.http.ok(calls.register, { member_id: 42, member_account: 'newone1', member_currency: 'RMB', token: 't1' });
    shell.type({ ...good, memberAgent: '7' });
    await settle();
    shell.type({ verifyCode: 'again' });
    expect(await shell.registration.submit()).toEqual({ kind: 'done' });
    expect(shell.http.bodies(PATHS.register).at(-1)).toMatchObject({ member_agent: '7', recommend_code: '' });
    expect(shell.tracked).toMatchObject([{ custom: { register_type: 'member_agent' } }]);
  });

  test.each([
    ['218', '', { key: 'signup.err_ip' }],
    ['996', '', { key: 'signup.err_too_frequent' }],
    ['997', '', { key: 'signup.err_ip_limit' }],
    ['555', 'Closed on Sundays', { text: 'Closed on Sundays' }],
    ['555', '', { key: 'signup.err_unknown' }],
  ])('[REG-78] [REG-79] [REG-81] %s %s is a toast and marks no field', async (code, message, shown) => {
    const { registration, http, heard, state, type } = await openRegistration();
    http.on(PATHS.register, refuse(code, message));
    type(good);
    expect(await registration.submit()).toEqual({ kind: 'refused', field: null });
    expect([heard('message'), state().status]).toMatchObject([[{ kind: 'error', ...shown }], {}]);
  });

  test('an error of a field that is not on screen is shown as a toast', async () => {
    const { registration, http, heard, type } = await openRegistration();
    http.on(PATHS.register, refuse('114'));
    type(good);
    expect(await registration.submit()).toEqual({ kind: 'refused', field: null });
    expect(heard('message')).toMatchObject([{ key: 'signup.err_identity_used' }]);
  });

  test('[REG-65] [REG-80] [REG-83x] codeFull decides, and the platform’s own words are shown where the table says so', async () => {
    const { registration, http, state, type } = await openRegistration();
    http.on(PATHS.verification, { json: { code: '103', codeFull: '301', message: 'Too short', data: null } });
    type({ memberQq: 'qq_12345' });
    await registration.left('memberQq');
    http.on(PATHS.register, refuse('301', 'Too long'));
    expect(state().status.memberQq).toMatchObject({ ok: false, message: { text: 'Too short' }, code: '301' });
    type({ ...good, memberQq: 'qq_123456' });
    await registration.submit();
    expect(state().status.memberQq).toMatchObject({ message: { text: 'Too long' } });
  });

  test('a registration without an answer is reported, and the form stays', async () => {
    const { registration, http, heard, type, values } = await openRegistration();
    http.on(PATHS.register, new TypeError('offline'));
    type(good);
    expect(await registration.submit()).toEqual({ kind: 'refused', field: null });
    expect([heard('message'), values().password]).toEqual([[{ kind: 'error', key: 'error_network' }], 'abc123']);
  });
});

test('[REG-23x] what was seen before a registration that succeeded is not sent with the next one', async () => {
  const { registration, http, type } = await openRegistration();
  type(good);
  registration.shown('memberEmail', 'signup.err_email');
  expect(await registration.submit()).toEqual({ kind: 'done' });
  type(good);
  registration.shown('memberPhone', 'signup.err_phone');
  await registration.submit();
  const tracks = http.bodies(PATHS.register) as { readonly errorTrack: readonly Record<string, string>[] }[];
  expect(tracks.map(({ errorTrack }) => errorTrack.map(({ key }) => key))).toEqual([
    ['signup.err_email'],
    ['signup.err_phone'],
  ]);
});

test('[REG-23x] at most 50 errors are sent, the last ones, by their names only', async () => {
  const { registration, http, type } = await openRegistration();
  type(good);
  for (let turn = 0; turn < 60; turn += 1) registration.shown('memberEmail', `key-${turn}`);
  await registration.submit();
  const [body] = http.bodies(PATHS.register) as { readonly errorTrack: readonly Record<string, string>[] }[];
  expect(body?.errorTrack.map(({ key }) => key)).toEqual(Array.from({ length: 50 }, (_, turn) => `key-${turn + 10}`));
  expect(new Set(body?.errorTrack.flatMap((error) => Object.keys(error)))).toEqual(
    new Set(['field', 'key', 'code', 'at']),
  );
});
