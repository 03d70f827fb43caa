import { calls } from '@housefront/contract/calls';
import { appCode } from '@housefront/sandbox/testing';
import { beforeAll, expect, test } from 'vitest';
import { usePlatform } from '../../testing/platform.ts';
import { createCaptcha, createSession } from '../session/index.ts';
import { changeRefusal, codeRefusal } from './second-factor.codes.ts';
import {
  confirmSecondFactor,
  createCodeStep,
  foldTyped,
  removeSecondFactor,
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
  expect(deps.heard('message').map(({ key }) => key)).toEqual([
    'second_factor.activated',
    'second_factor.removed',
    'second_factor.none',
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
  expect(later.heard('message').map(({ key }) => key)).toEqual(['second_factor.wrong', 'login_success']);
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
