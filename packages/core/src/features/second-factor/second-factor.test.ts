import { calls } from '@housefront/contract/calls';
import { appCode } from '@housefront/sandbox/testing';
import { beforeAll, expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import { createCaptcha, createSession } from '../session/index.ts';
import { changeRefusal, codeRefusal } from './second-factor.codes.ts';
import {
  confirmSecondFactor,
  createCodeStep,
  foldTyped,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorQueries,
  setUpSecondFactor,
} from './index.ts';

beforeAll(() =>
  Promise.all([
    import('../session/session.api.ts'),
    import('./second-factor.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const platform = usePlatform();
const STEP = 30_000;
const LOGIN = '/api/login/second_factor';
/** Of a member who signed in just now, the platform wants no proof. */
const noProof = () => Promise.reject(new Error('A proof was asked for.'));

/** lucky88 with a second factor, and the codes of the app. */
const setUp = async () => {
  const deps = platform.deps({ member: 'lucky88' });
  const { clock } = deps.ports;
  const made = await setUpSecondFactor(deps, noProof);
  const code = (offset = 0) => appCode(made?.secret ?? '', clock.now() + offset);
  const status = () => deps.queryClient.fetchQuery(secondFactorQueries(deps).status());
  return { deps, made, code, status, clock };
};

/** A sign-in of lucky88 that the platform answers with 108. */
const signIn = async () => {
  const deps = platform.deps();
  deps.ports.http.ok(calls.loginHeader, { headers: {}, remote_addr: '', country: '' });
  const session = createSession(deps);
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  const answer = platform.answerOf(captcha.store.getState());
  const outcome = await session.login({ account: 'lucky88', password: 'Lucky888', answer }, captcha);
  if (outcome.kind !== 'step') throw new Error(outcome.kind);
  return { ...deps, session, outcome, step: createCodeStep({ ...deps, session }, outcome.step.data) };
};

test('[PLT-05] a second factor is set by its first code, and turned off by a later one', async () => {
  const { deps, made, code, status, clock } = await setUp();
  expect(made?.uri).toContain(`secret=${made?.secret}`);
  expect(await status()).toEqual({ isActive: false, recoveryLeft: 0 });
  const wrong = { ok: false, problem: { kind: 'error', key: 'second_factor.wrong' } };
  expect(await confirmSecondFactor(deps, '000000')).toEqual(wrong);
  expect(await confirmSecondFactor(deps, code())).toMatchObject({ ok: true, value: { length: 8 } });
  expect(await status()).toEqual({ isActive: true, recoveryLeft: 8 });
  expect(await removeSecondFactor(deps, code())).toEqual(wrong);
  await clock.advance(STEP);
  expect(await removeSecondFactor(deps, code())).toEqual({ ok: true, value: null });
  // There is none any more, which no field can mend.
  expect(await removeSecondFactor(deps, code())).toEqual({ ok: false, problem: null });
  expect(await status()).toEqual({ isActive: false, recoveryLeft: 0 });
  expect(deps.heard('message')).toEqual([
    { kind: 'success', key: 'second_factor.activated' },
    { kind: 'success', key: 'second_factor.removed' },
    { kind: 'error', key: 'second_factor.none' },
  ]);
});

test('[PLT-05] a sign-in asks for the code; until then the visitor is a guest, and a wrong code stays in the step', async () => {
  const { deps, code, clock } = await setUp();
  const confirmed = await confirmSecondFactor(deps, code());
  const [recovery = ''] = confirmed.ok ? confirmed.value : [];
  await clock.advance(STEP);
  const { session, step, ports, heard, outcome } = await signIn();
  expect(outcome.step.kind).toBe('code');
  expect([session.isMember(), ports.storage.get('token'), heard('message')]).toEqual([false, undefined, []]);
  expect(await step?.answer('000000')).toBe('stay');
  expect(session.isMember()).toBe(false);
  expect(await step?.answer(`${code().slice(0, 3)} ${code().slice(3)}`)).toBe('done');
  expect(session.store.getState().member?.account).toBe('lucky88');
  const later = await signIn();
  expect(await later.step?.answer(code())).toBe('stay');
  expect(await later.step?.answer(recovery.toUpperCase())).toBe('done');
  expect(later.heard('message')).toEqual([
    { kind: 'error', key: 'second_factor.wrong' },
    { kind: 'success', key: 'login_success' },
  ]);
});

test('[PLT-05] a login that waited for too long starts again', async () => {
  const { deps, code, clock } = await setUp();
  await confirmSecondFactor(deps, code());
  const { step, heard } = await signIn();
  await clock.advance(600_000);
  expect(await step?.answer(code())).toBe('start');
  expect(heard('message')).toEqual([{ kind: 'error', key: 'second_factor.again' }]);
});

test('[PLT-05] hostile data of code 108 is no step', () => {
  const deps = platform.deps();
  const session = createSession(deps);
  for (const data of [null, undefined, 1, 'x', [], {}, { member_login_id: '' }, { member_login_id: {} }])
    expect(createCodeStep({ ...deps, session }, data)).toBeNull();
});

test('[PLT-05] a platform that sends an address of another kind gets its secret drawn all the same', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  deps.ports.http.ok(calls.secondFactorSetup, { secret: 'ABCD2345', uri: 'javascript:alert(1)' });
  expect(await setUpSecondFactor(deps, noProof)).toEqual({
    secret: 'ABCD2345',
    uri: 'otpauth://totp/?secret=ABCD2345',
  });
});

test('[PLT-05] a secret is drawn from its address as it came, and is written safely into one that is missing', async () => {
  const deps = testDeps({ token: 't' });
  const uri = 'otpauth://totp/Site:lucky88?secret=ABCD2345&issuer=Site';
  deps.ports.http.ok(calls.secondFactorSetup, { secret: 'ABCD2345', uri });
  expect(await setUpSecondFactor(deps, noProof)).toEqual({ secret: 'ABCD2345', uri });
  deps.ports.http.ok(calls.secondFactorSetup, { secret: 'AB&issuer=x', uri: 'see otpauth://totp/' });
  const drawn = await setUpSecondFactor(deps, noProof);
  expect(drawn?.uri).toBe('otpauth://totp/?secret=AB%26issuer%3Dx');
});

/** Actions that change the second factor, each with its path and a success. */
const changes = [
  ['set up', '/api/member/second_factor/setup', { secret: 'A', uri: 'otpauth://totp/x' }],
  ['confirm', '/api/member/second_factor/store', { recovery_codes: ['a', 'b'] }],
  ['renew', '/api/member/second_factor/recovery_codes', { recovery_codes: ['c'] }],
  ['remove', '/api/member/second_factor/destroy', null],
] as const;
const results = {
  'set up': { secret: 'A', uri: 'otpauth://totp/x' },
  confirm: { ok: true, value: ['a', 'b'] },
  renew: ['c'],
  remove: { ok: true, value: null },
};

test.each(changes)(
  '[PLT-05] to %s says in one message what came of it, and nothing when it is given up',
  async (name, path, data) => {
    const deps = testDeps({ token: 't' });
    const { http } = deps.ports;
    const run = () => {
      if (name === 'set up') return setUpSecondFactor(deps, noProof);
      if (name === 'confirm') return confirmSecondFactor(deps, '12 34 56');
      return name === 'renew' ? renewRecoveryCodes(deps, noProof) : removeSecondFactor(deps, '12 34 56');
    };
    const refusal = name === 'set up' || name === 'renew' ? null : { ok: false, problem: null };
    const options = secondFactorQueries(deps).status();
    const isStale = () => deps.queryClient.getQueryState(options.queryKey)?.isInvalidated;
    http.ok(calls.secondFactor, { active: 1, recovery_left: 3 });
    expect(await deps.queryClient.fetchQuery(options)).toEqual({ isActive: true, recoveryLeft: 3 });
    http.on(path, { json: { code: '100', message: '', data } });
    expect(await run()).toEqual(results[name]);
    expect(isStale()).toBe(name !== 'set up');
    expect(http.bodies(path)).toEqual([name === 'set up' || name === 'renew' ? {} : { code: '123456' }]);
    const done = deps.heard('message').length;
    http.code(path, '555', 'words');
    expect(await run()).toEqual(refusal);
    http.on(path, new TypeError('network'));
    expect(await run()).toEqual(refusal);
    http.hold(path);
    const given = run();
    await expect.poll(() => http.sent(path).length).toBe(4);
    deps.calls.cancelAll();
    expect(await given).toEqual(refusal);
    expect(deps.heard('message').slice(done)).toEqual([
      { kind: 'error', text: 'words' },
      { kind: 'error', key: 'error_network' },
    ]);
    expect(deps.heard('failure')).toEqual([]);
  },
);

test.each(['confirm', 'remove'] as const)(
  '[PLT-05] to %s, a wrong code and one of too many belong to the field',
  async (name) => {
    const deps = testDeps({ token: 't' });
    const [path, run] =
      name === 'confirm'
        ? ['/api/member/second_factor/store', () => confirmSecondFactor(deps, '1')]
        : ['/api/member/second_factor/destroy', () => removeSecondFactor(deps, '1')];
    for (const [code, key] of [
      ['101', 'second_factor.wrong'],
      ['107', 'second_factor.blocked'],
    ] as const) {
      deps.ports.http.code(path, code);
      expect(await run()).toEqual({ ok: false, problem: { kind: 'error', key } });
    }
    expect(deps.heard('message')).toEqual([]);
  },
);

test('[PLT-05] a member who declines the proof gets neither a secret nor codes, and reads nothing', async () => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.code('/api/member/second_factor/setup', '109');
  deps.ports.http.code('/api/member/second_factor/recovery_codes', '109');
  const decline = () => Promise.resolve(false);
  expect([await setUpSecondFactor(deps, decline), await renewRecoveryCodes(deps, decline)]).toEqual([null, null]);
  expect(deps.heard('message')).toEqual([]);
});

test('[PLT-05] [AUTH-07] the code of a sign-in goes out folded, with the waiting login and the device; no answer keeps the step', async () => {
  const deps = testDeps();
  const { http } = deps.ports;
  http.ok(calls.loginHeader, { headers: { 'X-Client-Cdn': 'edge' }, remote_addr: '1.2.3.4', country: 'CN' });
  const session = createSession(deps);
  const step = createCodeStep({ ...deps, session }, { member_login_id: 'L1' });
  http.on(LOGIN, new TypeError('network'));
  expect(await step?.answer('12 34 56')).toBe('stay');
  const [sent] = http.sent(LOGIN);
  expect(sent?.body).toMatchObject({ member_login_id: 'L1', code: '123456', remote_addr: '1.2.3.4', cdn: 'edge' });
  expect(sent?.headers).toMatchObject({ 'X-Client-Cdn': 'edge' });
  http.hold(LOGIN);
  const given = step?.answer('1');
  await expect.poll(() => http.sent(LOGIN).length).toBe(2);
  deps.calls.cancelAll();
  expect([await given, session.isMember()]).toEqual(['stay', false]);
  expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'error_network' }]);
  expect(deps.heard('failure')).toEqual([]);
});

test('[ERR-04x] a status that could not be asked for is reported nowhere, and is given up when nothing waits for it', async () => {
  const deps = testDeps({ token: 't' });
  const options = secondFactorQueries(deps).status();
  expect(await readOutcome(deps, options, '/api/member/second_factor')).toEqual(quiet);
});

test.each([
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['१२३४५६', '123456'],
  ['٠١٢٣٤٥', '012345'],
  ['abcde-fghjk', 'abcdefghjk'],
  [' ABCDE–FGHJK ', 'ABCDEFGHJK'],
  ['', ''],
  [' - ', ''],
])('[PLT-05] [FLD-07] a typed code %j is sent as %j', (typed, sent) => {
  expect(foldTyped(typed)).toBe(sent);
});

const refused = (code: string) => ({ kind: 'refused', code, message: 'words' }) as const;

test('[PLT-05] each code has its words; others have those of the platform', () => {
  const changes = ['101', '102', '103', '104', '107', '555'].map((code) => changeRefusal(refused(code))?.key);
  expect(changes).toEqual([
    'second_factor.wrong',
    'second_factor.expired',
    'second_factor.none',
    'second_factor.active',
    'second_factor.blocked',
    undefined,
  ]);
  const codes = ['101', '103', '106', '202', '555'].map((code) => codeRefusal(refused(code)));
  expect(codes.map(({ message, next }) => [message?.key, next])).toEqual([
    ['second_factor.again', 'start'],
    ['second_factor.wrong', 'stay'],
    ['ip_error', 'stay'],
    ['second_factor.blocked', 'stay'],
    [undefined, 'stay'],
  ]);
});
