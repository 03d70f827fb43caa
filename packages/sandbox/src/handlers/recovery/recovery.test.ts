import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { RECOVERY_LIFE_MS, RECOVERY_TRIES } from '../../world/members/recoveries.ts';

const { here, client } = sandboxPerTest();

const moved = { account: 'moved01', withdraw_password: '1357', member_email: '', member_phone: '5550199' };
const verify = (over: object = {}) => client.send(calls.recoveryVerify, { ...moved, ...over });
const proof = async () => String(record((await verify()).data)['token']);
const reset = (token: string, over: object = {}) =>
  client.send(calls.recoveryReset, { account: 'moved01', password: 'Newone1', token, ...over });
const login = async (password: string) =>
  client.send(calls.login, {
    account: 'moved01',
    password,
    site_id: 1001,
    ...(await client.solve()),
    ...deviceInfo,
  });

test('[AUTH-23] [WPR-15x] an account that moved sets a new password first, and only that one signs in', async () => {
  expect(await login('Moved0011')).toMatchObject({ code: '802', data: null, newToken: null });
  expect((await reset(await proof())).ok).toBe(true);
  expect((await login('Moved0011')).code).toBe('101');
  expect((await login('Newone1')).ok).toBe(true);
});

test.each([
  ['101', { account: 'nobody1' }],
  ['101', { withdraw_password: '0000' }],
  ['101', { account: 'lucky88' }],
  ['201', { member_phone: '5550000' }],
  ['201', { member_phone: '' }],
  ['201', { member_phone: '', member_email: 'grace@careful.test' }],
])('a proof of identity is refused with %s for %o', async (code, over) => {
  expect(await verify(over)).toMatchObject({ code, ok: false, data: null });
});

test('[FLD-07] the e-mail does as well as the phone, which comes as digits alone', async () => {
  expect((await verify({ member_phone: '', member_email: ' Miles@Moved.test' })).ok).toBe(true);
  expect((await verify({ member_phone: '5550199' })).ok).toBe(true);
  for (const member_phone of ['555 0199', '５５５０１９９', '+5550199']) {
    expect((await verify({ member_phone })).code).toBe('201');
  }
});

test('too many failed proofs close the door for a while, also to the right one', async () => {
  for (let round = 0; round < RECOVERY_TRIES; round += 1) await verify({ withdraw_password: '0000' });
  expect((await verify()).code).toBe('204');
  here.clock.advance(RECOVERY_LIFE_MS);
  expect((await verify()).ok).toBe(true);
});

test('[WPR-13] a proof works once, in time, for its account and for a password of the right form', async () => {
  const used = await proof();
  expect((await reset(used, { account: 'careful1' })).code).toBe('102');
  expect((await reset(used)).code).toBe('101');
  expect((await reset(await proof(), { password: 'SHORT' })).code).toBe('201');
  const late = await proof();
  here.clock.advance(RECOVERY_LIFE_MS);
  expect((await reset(late)).code).toBe('101');
  expect((await login('Moved0011')).code).toBe('802');
});
