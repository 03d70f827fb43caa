import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { OLD_PASSWORD_FAILURES } from '../../world/members/identity.ts';
import { PROOF_LIFE_MS } from '../../world/members/sessions.ts';

const { here, client } = sandboxPerTest();

const flag = async (token: string) => {
  const { data } = await client.send(calls.commonLayout, {}, token);
  return record(record(data)['member_common_layout'])['first_login_to_change_password'];
};
const change = (token: string, old: string, next: string, again = next) =>
  client.send(calls.editPassword, { old_password: old, password: next, check_password: again }, token);
const pin = (token: string, next: string, again = next, old?: string) => {
  const body = { withdraw_password: next, check_withdraw_password: again };
  return client.send(
    calls.editWithdrawPassword,
    old === undefined ? body : { ...body, old_withdraw_password: old },
    token,
  );
};
const hasPin = async (token: string) => {
  const { data } = await client.send(calls.profile, {}, token);
  return record(record(data)['member_profile'])['is_withdraw_password'];
};

test('[PWD-01] [PWD-04x] the flag of a first login stays until the password is changed, for good', async () => {
  const token = await client.signIn('first001', 'First0011');
  expect(await flag(token)).toBe(1);
  expect((await change(token, 'First0011', 'short')).code).toBe('102');
  expect(await flag(token)).toBe(1);
  expect((await change(token, 'First0011', 'Chosen1')).ok).toBe(true);
  expect(await flag(token)).toBe(0);
  await expect(client.signIn('first001', 'First0011')).rejects.toThrow('101');
  expect(await flag(await client.signIn('first001', 'Chosen1'))).toBe(0);
});

test('[PWD-04x] a change gives the session a new token, so that a copy of the old one is soon worth nothing', async () => {
  const token = await client.signIn('first001', 'First0011');
  const reply = await change(token, 'First0011', 'Chosen1');
  expect(reply.newToken).not.toBeNull();
  expect(await flag(reply.newToken ?? '')).toBe(0);
});

test.each([
  ['102', '12', '12'],
  ['102', 'abcd', 'abcd'],
  ['102', '12345', '12345'],
  ['103', '1234', '1235'],
])('[PWD-06x] a withdrawal password is refused with %s for %s and %s, and none is set', async (code, next, again) => {
  const token = await client.signIn('first001', 'First0011');
  expect((await pin(token, next, again)).code).toBe(code);
  expect(await hasPin(token)).toBe(false);
});

test('[PWD-06x] the first withdrawal password needs no old one; the next one does, and it is the one that counts', async () => {
  const token = await client.signIn('first001', 'First0011');
  expect((await pin(token, '1234')).ok).toBe(true);
  expect(await hasPin(token)).toBe(true);
  expect((await pin(token, '5678')).code).toBe('101');
  expect((await pin(token, '5678', '5678', '9999')).code).toBe('101');
  expect((await pin(token, '5678', '5678', '1234')).ok).toBe(true);
  expect((await pin(token, '1111', '1111', '1234')).code).toBe('101');
});

test('[PWD-06x] [SEC-10] the first withdrawal password is refused with 109 without a recent proof, so a stolen session resets nothing', async () => {
  const token = await client.signIn('first001', 'First0011');
  const { sessionId } = here.sandbox.world.sessions.check(token) ?? { sessionId: 0 };
  here.clock.advance(PROOF_LIFE_MS);
  expect((await pin(token, '1234')).code).toBe('109');
  expect((await pin(token, '1234', '1234', '0000')).code).toBe('109');
  expect(await hasPin(token)).toBe(false);
  const stolen = { account: 'first001', withdraw_password: '1234', member_email: '', member_phone: '5550100' };
  expect((await client.send(calls.recoveryVerify, stolen)).ok).toBe(false);
  here.sandbox.world.sessions.proven(sessionId);
  expect((await pin(token, '1234')).ok).toBe(true);
  const later = await client.signIn('first001', 'First0011');
  here.clock.advance(PROOF_LIFE_MS);
  // The old one is a proof.
  expect((await pin(later, '5678', '5678', '1234')).ok).toBe(true);
});

test('[PWD-06x] [RG-31] the session of an excluded member, which serves withdrawals only, can give the proof that it is asked for', async () => {
  const other = await client.signIn('first001', 'First0011');
  const { memberId } = here.sandbox.world.sessions.check(other) ?? { memberId: 0 };
  const { token } = here.sandbox.world.sessions.start(memberId, undefined, { withdrawOnly: true });
  here.clock.advance(PROOF_LIFE_MS);
  expect((await pin(token, '1234')).code).toBe('109');
  expect((await client.send(calls.reauthenticationOptions, {}, token)).data).toMatchObject({ password: 1 });
  expect((await client.send(calls.reauthenticate, { password: 'First0011' }, token)).ok).toBe(true);
  expect((await pin(token, '1234')).ok).toBe(true);
});

test('[PWD-02] [PWD-06x] a session finds out neither password by trying: too many wrong ones are refused, right ones too', async () => {
  const token = await client.signIn('first001', 'First0011');
  expect((await pin(token, '1234')).ok).toBe(true);
  const codes: string[] = [];
  for (let round = 0; round < OLD_PASSWORD_FAILURES; round += 1) {
    const guess = round % 2 === 0 ? pin(token, '5678', '5678', '0000') : change(token, 'Wrong999', 'Chosen1');
    codes.push((await guess).code);
  }
  expect(new Set(codes)).toEqual(new Set(['101']));
  expect(await pin(token, '5678', '5678', '1234')).toMatchObject({
    code: '105',
    message: expect.stringMatching(/ten/),
  });
  expect((await change(token, 'First0011', 'Chosen1')).code).toBe('105');
  here.clock.advance(600_000);
  expect((await change(token, 'First0011', 'Chosen1')).ok).toBe(true);
});

const login = async (site: string, token?: string) => {
  const body = {
    account: 'river77',
    password: 'River777',
    site_id: Number(site),
    ...(await client.solve()),
    ...deviceInfo,
  };
  const headers = { 'x-site-id': site, ...(token === undefined ? {} : { authorization: token }) };
  const { data } = record(await (await client.post('/api/login', body, headers)).json());
  return String(record(data)['token']);
};
const profileOn = async (site: string | undefined, token: string) =>
  (await client.post('/api/member/profile', {}, { authorization: token, ...(site && { 'x-site-id': site }) })).status;

test('[SEC-03] every login gets a token of its own, never one that it brought along, and the one before is dead', async () => {
  const first = await login('1001');
  const second = await login('1001', first);
  expect(second).not.toBe(first);
  expect(await login('1001', 'chosen-by-somebody')).not.toBe('chosen-by-somebody');
  expect(await profileOn('1001', first)).toBe(401);
  expect(await profileOn('1001', second)).toBe(401);
});

test('[SEC-03] a token of one site opens nothing on another, calls and channels alike', async () => {
  const token = await login('1001');
  expect(await profileOn('1001', token)).toBe(200);
  expect(await profileOn('1002', token)).toBe(401);
  const headers = { authorization: token, 'x-site-id': '1002' };
  const body = { socket_id: '1.1', channel_name: 'private-member.USD' };
  expect((await client.post('/api/broadcasting/auth', body, headers)).status).toBe(401);
  expect((await client.post('/api/broadcasting/auth', body, { ...headers, 'x-site-id': '1001' })).status).toBe(200);
  // The other site’s attempt has not ended the login.
  expect(await profileOn('1001', token)).toBe(200);
});
