import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { CAPTCHA_LIFE_MS } from '../../world/members/captchas.ts';
import { TOKEN_GRACE_MS, TOKEN_ROTATE_MS } from '../../world/members/session-tokens.ts';

const { here, client } = sandboxPerTest();

const lucky = { account: 'lucky88', password: 'Lucky888', site_id: 1001, ...deviceInfo };

test.each([
  ['101', 'lucky88', 'lucky888'],
  ['101', 'nobody1', 'Lucky888'],
  ['101', '', ''],
  ['103', 'frozen1', 'Frozen11'],
  ['102', 'closed1', 'Closed11'],
  ['101', 'frozen1', 'wrong11'],
])('sign-in is refused with %s for %s / %s, and gives no token', async (code, account, password) => {
  const reply = await client.send(calls.login, { ...lucky, ...(await client.solve()), account, password });
  expect(reply).toMatchObject({ code, ok: false, status: 200, data: null, newToken: null });
});

test('a captcha is accepted once, in time, in any case, for its own type only', async () => {
  const send = async (solved: { captcha_token: string; answer: string }) =>
    (await client.send(calls.login, { ...lucky, ...solved })).code;
  const solved = await client.solve();
  expect(await send({ ...solved, answer: ` ${solved.answer.toUpperCase()} ` })).toBe('100');
  expect(await send(solved)).toBe('105');
  const late = await client.solve();
  here.clock.advance(CAPTCHA_LIFE_MS);
  expect(await send(late)).toBe('105');
  const tried = await client.solve();
  expect(await send({ ...tried, answer: 'nope' })).toBe('105');
  expect(await send(tried)).toBe('105');
  expect(await send({ captcha_token: '', answer: '' })).toBe('105');
  const { data } = await client.send(calls.captcha, { type: 2, site_id: 1001 });
  const token = String(record(data)['token']);
  const answer = String((await client.control(`/captcha/${token}`))['answer']);
  expect(await send({ captcha_token: token, answer })).toBe('105');
});

test('no reply of the captcha call holds its answer', async () => {
  const reply = await client.send(calls.captcha, { type: 1, site_id: 1001 });
  const token = String(record(reply.data)['token']);
  const { answer } = await client.control(`/captcha/${token}`);
  expect(String(answer).length).toBeGreaterThan(3);
  // The picture as it is: in base64 the answer may occur by chance.
  const told = JSON.stringify([reply, ...reply.headers]).replaceAll(/base64,([\w+/=]+)/g, (_, picture: string) =>
    Buffer.from(picture, 'base64').toString('latin1'),
  );
  expect(told).not.toContain('base64,');
  expect(told.toLowerCase()).not.toContain(String(answer).toLowerCase());
});

test('messages are in the language of the language header', async () => {
  const wrong = { ...lucky, captcha_token: 'x', answer: 'x' };
  expect((await client.send(calls.login, wrong, undefined, 'zh_CN')).message).toBe('验证码错误或已失效');
  expect((await client.send(calls.login, wrong, undefined, 'vi_VN')).message).toContain('Mã xác minh');
});

test('a signed-in member gets a new token from time to time; parallel calls with the old one survive', async () => {
  const token = await client.signIn();
  expect((await client.send(calls.commonLayout, {}, token)).newToken).toBeNull();
  here.clock.advance(TOKEN_ROTATE_MS);
  const replies = await Promise.all(Array.from({ length: 20 }, () => client.send(calls.commonLayout, {}, token)));
  for (const reply of replies) expect(reply.ok).toBe(true);
  const next = replies.at(-1)?.newToken ?? '';
  expect(next).not.toBe('');
  expect((await client.send(calls.commonLayout, {}, next)).ok).toBe(true);
  here.clock.advance(TOKEN_GRACE_MS);
  expect(await client.send(calls.commonLayout, {}, token)).toMatchObject({ status: 401, code: '401' });
  expect((await client.send(calls.commonLayout, {}, `Bearer ${next}`)).ok).toBe(true);
});

test('a refusal rotates the token as well', async () => {
  const token = await client.signIn();
  await client.control('/session', { account: 'lucky88', action: 'rotate' });
  const reply = await client.send(calls.favoriteStore, { data: [{ game_id: 1, status: 1 }] }, token);
  expect(reply.code).toBe('101');
  expect(reply.newToken).not.toBeNull();
});

test('after logout the token opens nothing, and the game that ran is ended', async () => {
  const token = await client.signIn();
  const game = here.sandbox.world.catalogue.games('GPJD')[0];
  const request = { gp_id: 'GPJD', game_type: '2', game_code: game?.code ?? '', lobby_url: 'http://a.test/close' };
  await client.send(calls.play, { ...request, device: 0 }, token);
  expect((await client.send(calls.logout, {}, token)).ok).toBe(true);
  expect((await client.send(calls.commonLayout, {}, token)).code).toBe('401');
  expect(await client.control('/ledger/lucky88')).toMatchObject({
    playing: null,
    balances: [{ purse: 'main', balance: '88888.88' }, { balance: '0.00' }],
  });
});

test('a public call with a dead token is answered as to a guest', async () => {
  const reply = await client.send(calls.crashGames, { currency: 'RMB', site_id: 1001 }, 'dead');
  expect(reply).toMatchObject({ ok: true, status: 200, newToken: null });
});

test('sessions can be expired by the control interface', async () => {
  const token = await client.signIn();
  await client.control('/session', { account: 'lucky88', action: 'expire' });
  expect((await client.send(calls.profile, {}, token)).status).toBe(401);
});

test('a second sign-in ends the first session and does not show it the new token', async () => {
  const tell = vi.spyOn(here.sandbox.world.sessions, 'start');
  const first = await client.signIn();
  const second = await client.signIn();
  expect(tell.mock.results.map(({ value }) => value.replaced)).toEqual([false, true]);
  expect((await client.send(calls.profile, {}, first)).code).toBe('401');
  expect((await client.send(calls.profile, {}, second)).data).toMatchObject({
    member_profile: { member_account: 'lucky88' },
  });
});

test.each([
  ['101', 'Wrong888', 'Newone1', 'Newone1'],
  ['102', 'Lucky888', 'short', 'short'],
  ['102', 'Lucky888', 'UPPER888', 'UPPER888'],
  ['102', 'Lucky888', 'lower888!', 'lower888!'],
  ['103', 'Lucky888', 'Newone1', 'Newone2'],
  ['104', 'Lucky888', 'Lucky888', 'Lucky888'],
])('[PWD-02] a password change is refused with %s and the old one stays', async (code, old, password, check) => {
  const body = { old_password: old, password, check_password: check };
  const reply = await client.send(calls.editPassword, body, await client.signIn());
  expect(reply).toMatchObject({ code, message: expect.stringMatching(/password/i) });
  await expect(client.signIn()).resolves.toBeTruthy();
});

test('after a password change only the new one signs in, and the session goes on', async () => {
  const token = await client.signIn();
  const body = { old_password: 'Lucky888', password: 'Newone1', check_password: 'Newone1' };
  expect((await client.send(calls.editPassword, body, token)).ok).toBe(true);
  expect((await client.send(calls.profile, {}, token)).ok).toBe(true);
  await expect(client.signIn()).rejects.toThrow('101');
  await expect(client.signIn('lucky88', 'Newone1')).resolves.toBeTruthy();
});
