import { calls } from '@housefront/contract/calls';
import { sealCaptcha } from '@housefront/contract/client-captcha';
import { beforeAll, expect, test } from 'vitest';
import { createDoubleValidation } from '../features/double-validation/index.ts';
import { changePassword, changeWithdrawPassword } from '../features/password/index.ts';
import { LEAVE, PLAY, setup as setUpPlay } from '../features/play/play.fixtures.ts';
import { createRecovery } from '../features/recovery/index.ts';
import { createRecoverySms } from '../features/recovery/recovery.sms.ts';
import { createRedEnvelope } from '../features/red-envelope/index.ts';
import { good, openRegistration, PATHS } from '../features/registration/registration.fixtures.ts';
import { createCaptcha, createSession } from '../features/session/index.ts';
import { createWallet } from '../features/wallet/index.ts';
import { settle, testDeps, type TestDeps, type TestDepsOptions } from '../testing/index.ts';

beforeAll(() => Promise.all([import('@housefront/contract/endpoint'), import('../features/session/session.api.ts')]));

/** Brings a visitor to the point before a call, and gives what makes it. */
type Scene = () => Promise<{ readonly deps: TestDeps; readonly act: () => unknown }>;

const registering =
  (act: (shell: Awaited<ReturnType<typeof openRegistration>>) => unknown): Scene =>
  async () => {
    const shell = await openRegistration();
    return { deps: shell, act: () => act(shell) };
  };

/** A guest who may sign in: captchas and the headers of the site's server exist. */
const signingIn = async (options: TestDepsOptions = {}) => {
  const deps = testDeps(options);
  deps.ports.http.ok(calls.captcha, { token: 'c1', captcha: 'data:image/png;base64,AA', placeholder: '' });
  deps.ports.http.ok(calls.loginHeader, { headers: {}, remote_addr: '', country: '' });
  const session = createSession(deps);
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  return { deps, session, captcha };
};

const questioned = async () => {
  const { deps, session, captcha } = await signingIn();
  const data = { member_login_id: 77, available_questions_count: 3, question: 'member_phone' };
  const validation = createDoubleValidation({ ...deps, session }, data);
  if (validation === null) throw new Error('no question');
  return { deps, captcha, validation };
};

const recovering = async () => {
  const deps = testDeps();
  const text = await sealCaptcha('AB3X', deps.config.clientCaptchaKey);
  deps.ports.http.ok(calls.clientCaptcha, { text, image: 'data:image/png;base64,AAAA', placeholder: '' });
  deps.ports.http.ok(calls.recoveryVerify, { token: 'proof' });
  const recovery = createRecovery(deps);
  await recovery.captcha.reload();
  const identity = { way: 'phone', account: 'lucky88', withdrawPassword: '2468', phone: '5550100', email: '' } as const;
  return { deps, recovery, verify: () => recovery.verify({ ...identity, captcha: 'AB3X' }) };
};

const recalling =
  (act: (wallet: ReturnType<typeof createWallet>) => unknown): Scene =>
  () => {
    const deps = testDeps({ token: 't1' });
    const wallet = createWallet(deps);
    return Promise.resolve({ deps, act: () => act(wallet) });
  };

const passwords = { oldPassword: '1234', password: '2468', checkPassword: '2468' };

/** The calls whose callers map codes themselves, each by what a visitor does. */
const scenes: readonly (readonly [what: string, path: string, scene: Scene])[] = [
  [
    'a registration',
    PATHS.register,
    registering(({ registration, type }) => {
      type(good);
      return registration.submit();
    }),
  ],
  [
    'an SMS for a registration',
    PATHS.sms,
    registering(({ registration, type }) => {
      type({ memberPhone: '13800000000' });
      return registration.sendCode();
    }),
  ],
  [
    'a check of a field that was left',
    PATHS.verification,
    registering(({ registration, type }) => {
      type({ memberAccount: 'newone1' });
      return registration.left('memberAccount');
    }),
  ],
  [
    'a sign-in',
    '/api/login',
    async () => {
      const { deps, session, captcha } = await signingIn();
      return { deps, act: () => session.login({ account: 'lucky88', password: 'Lucky888', answer: '7x9' }, captcha) };
    },
  ],
  [
    'the answer to a security question',
    '/api/login/double_validation',
    async () => {
      const { deps, captcha, validation } = await questioned();
      return { deps, act: () => validation.answer({ answer: '555', captcha: '7x9' }, captcha) };
    },
  ],
  [
    'passing over a security question',
    '/api/login/double_validation/skip',
    async () => {
      const { deps, validation } = await questioned();
      return { deps, act: () => validation.skip() };
    },
  ],
  [
    'the first step of a recovery',
    '/api/arks/web/vx/verify',
    async () => {
      const { deps, verify } = await recovering();
      return { deps, act: verify };
    },
  ],
  [
    'the second step of a recovery',
    '/api/arks/web/vx/reset',
    async () => {
      const { deps, recovery, verify } = await recovering();
      await verify();
      return { deps, act: () => recovery.reset({ password: 'newone1', confirm: 'newone1' }) };
    },
  ],
  [
    'an SMS for a recovery',
    PATHS.sms,
    () => {
      const deps = testDeps();
      return Promise.resolve({ deps, act: () => createRecoverySms(deps).send('5550100') });
    },
  ],
  [
    'a claim of a red envelope',
    '/api/arks/web/activity/red_envelope',
    async () => {
      const deps = testDeps({ token: 't1' });
      const list = [{ id: 7, end_at: '2099-01-01 00:00:00' }];
      deps.ports.http.ok(calls.redEnvelopePromotion, { list });
      const envelope = createRedEnvelope(deps);
      await settle();
      return { deps, act: () => envelope.claim() };
    },
  ],
  [
    'a start of a game',
    PLAY,
    () => {
      const { deps, started } = setUpPlay();
      return Promise.resolve({ deps, act: () => started() });
    },
  ],
  [
    'leaving a game',
    LEAVE,
    async () => {
      const { deps, play, started } = setUpPlay();
      await started();
      return { deps, act: () => play.quit() };
    },
  ],
  ['recalling all funds', '/api/member/profile/balance/all/back', recalling((wallet) => wallet.recallAll())],
  ['recalling funds after a game', '/api/member/profile/balance_get_back', recalling((wallet) => wallet.getBack())],
  [
    'a change of the password',
    '/api/member/profile/edit_password',
    () => {
      const deps = testDeps({ token: 't1' });
      return Promise.resolve({ deps, act: () => changePassword(deps, passwords) });
    },
  ],
  [
    'a change of the withdrawal password',
    '/api/member/profile/edit_withdraw_password',
    () => {
      const deps = testDeps({ token: 't1' });
      return Promise.resolve({ deps, act: () => changeWithdrawPassword(deps, passwords, true) });
    },
  ],
];

test.each(scenes)('[API-14x] %s that is refused is reported by its caller alone', async (_, path, scene) => {
  const { deps, act } = await scene();
  deps.ports.http.code(path, '999', 'No');
  await act();
  await settle();
  expect(deps.ports.http.sent(path)).toHaveLength(1);
  expect(deps.heard('failure')).toEqual([]);
});
