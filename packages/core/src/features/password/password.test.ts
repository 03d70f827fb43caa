import { beforeAll, expect, test, vi } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { proveByPassword } from '../reauthentication/index.ts';
import { changePassword, changeWithdrawPassword } from './index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const EDIT = '/api/member/profile/edit_password';
const WITHDRAW = '/api/member/profile/edit_withdraw_password';
const platform = usePlatform();
const form = { oldPassword: 'First0011', password: 'Chosen1', checkPassword: 'Chosen1' };
const pins = { oldPassword: '1234', password: '2468', checkPassword: '2468' };

test('[APIM-10] [PWD-03x] a password change posts the old one and the new one twice, and nothing else', async () => {
  const deps = platform.deps({ member: 'first001' });
  expect(await changePassword(deps, form)).toBe(true);
  expect(deps.ports.http.bodies(EDIT)).toEqual([
    { old_password: 'First0011', password: 'Chosen1', check_password: 'Chosen1' },
  ]);
  expect(await platform.sandbox.world.members.check('first001', 'Chosen1')).toMatchObject({ ok: true });
});

test('[PWD-04x] afterwards the session goes on with the new token, and layout and profile are loaded again', async () => {
  const deps = platform.deps({ member: 'first001' });
  const before = deps.ports.storage.get('token');
  await changePassword(deps, form);
  const token = deps.ports.storage.get('token') ?? '';
  expect(token).not.toBe(before);
  expect(platform.sandbox.world.sessions.check(token)).toBeDefined();
  expect(deps.heard('message')).toEqual([{ kind: 'success', key: 'password.changed' }]);
  expect(deps.heard('profile-changed')).toEqual([null]);
  expect(deps.heard('session-expired')).toEqual([]);
});

test.each([
  ['the platform’s words', '101', 'The old password is wrong', { kind: 'error', text: 'The old password is wrong' }],
  ['a word with the code', '999', '', { kind: 'error', key: 'error_generic_code', params: { code: '999' } }],
])('[PWD-02] a refusal shows %s, and nothing is loaded again', async (_, code, message, said) => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.code(EDIT, code, message);
  expect(await changePassword(deps, form)).toBe(false);
  expect(deps.heard('message')).toEqual([said]);
  expect(deps.heard('profile-changed')).toEqual([]);
  expect(deps.heard('failure')).toEqual([]);
});

test('[PWD-06x] where there is none yet the old withdrawal password is left out, later it is sent', async () => {
  const deps = platform.deps({ member: 'first001' });
  expect(await changeWithdrawPassword(deps, pins, false)).toBe(true);
  const later = { oldPassword: '2468', password: '1357', checkPassword: '1357' };
  expect(await changeWithdrawPassword(deps, later, true)).toBe(true);
  expect(deps.ports.http.bodies(WITHDRAW)).toEqual([
    { withdraw_password: '2468', check_withdraw_password: '2468' },
    { withdraw_password: '1357', check_withdraw_password: '1357', old_withdraw_password: '2468' },
  ]);
  expect(deps.heard('profile-changed')).toHaveLength(2);
  expect(deps.heard('message').at(-1)).toEqual({ kind: 'success', key: 'password.withdraw_saved' });
});

test('[PWD-06x] a refused withdrawal password says why', async () => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.code(WITHDRAW, '101', 'The old withdrawal PIN is wrong');
  expect(await changeWithdrawPassword(deps, pins, true)).toBe(false);
  expect(deps.heard('message')).toEqual([{ kind: 'error', text: 'The old withdrawal PIN is wrong' }]);
});

test('[PWD-06x] [SEC-10] the first withdrawal password asks for a proof once the sign-in is old, and is sent again with it', async () => {
  const deps = platform.deps({ member: 'first001' });
  await deps.ports.clock.advance(600_000);
  const declined = vi.fn(() => Promise.resolve(false));
  expect(await changeWithdrawPassword(deps, pins, false, declined)).toBe(false);
  expect([declined.mock.calls.length, deps.heard('message'), deps.heard('profile-changed')]).toEqual([1, [], []]);
  const prove = vi.fn(async () => (await proveByPassword(deps, 'First0011')).ok);
  expect(await changeWithdrawPassword(deps, pins, false, prove)).toBe(true);
  expect([prove.mock.calls.length, deps.ports.http.sent(WITHDRAW).length]).toEqual([1, 3]);
  expect(deps.heard('message')).toEqual([{ kind: 'success', key: 'password.withdraw_saved' }]);
});

test('[PWD-06x] [SEC-10] right after the sign-in the first withdrawal password asks for nothing', async () => {
  const deps = platform.deps({ member: 'first001' });
  const prove = vi.fn(() => Promise.resolve(false));
  expect(await changeWithdrawPassword(deps, pins, false, prove)).toBe(true);
  expect(prove).not.toHaveBeenCalled();
});

test('[PWD-06x] [SEC-10] where no proof can be asked for, the words of the platform are shown', async () => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.code(WITHDRAW, '109', 'Confirm first that it is you');
  expect(await changeWithdrawPassword(deps, pins, false)).toBe(false);
  expect(deps.heard('message')).toEqual([{ kind: 'error', text: 'Confirm first that it is you' }]);
});
