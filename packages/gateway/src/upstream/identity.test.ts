import { createSandbox, type Sandbox } from '@housefront/sandbox';
import { deviceInfo, record } from '@housefront/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../createGateway.ts';
import { captureLog, siteOf } from '../sites/site.fixtures.ts';

// A gateway of two sites before a whole platform.
let sandbox: Sandbox;
let gateway: Gateway;
let stop: () => Promise<void>;
const log = captureLog();
beforeAll(async () => {
  sandbox = await createSandbox({ games: 500, passwordCost: 16 });
  const listening = await sandbox.listen({ port: 0 });
  const upstream = `http://127.0.0.1:${listening.port}`;
  gateway = createGateway({
    sites: [siteOf({ upstream }), siteOf({ id: '1002', hosts: ['other.example.com'], upstream })],
    logger: log.logger,
  });
  stop = async () => {
    gateway.close();
    await sandbox.close();
  };
});
afterAll(() => stop());

const ask = async (path: string, body: object, headers: Record<string, string> = {}, host = 'play.example.com') =>
  gateway.app.request(`http://${host}${path}`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const dataOf = async (answer: Response) => record(record(await answer.json())['data']);
const credentials = async (account: string, password: string) => {
  const { token } = await dataOf(await ask('/api/captcha', { type: 1, site_id: 1001 }));
  const answer = sandbox.world.captchas.peek(String(token)) ?? '';
  return { account, password, site_id: 1001, captcha_token: token, answer, ...deviceInfo };
};
const signIn = async (account: string, password: string, headers?: Record<string, string>, query = '') =>
  ask(`/api/login${query}`, await credentials(account, password), headers);
const member = async (token: string, headers: Record<string, string> = {}, host?: string) => {
  const answer = await ask('/api/member/profile', {}, { authorization: token, ...headers }, host);
  return answer.status === 200 ? record((await dataOf(answer))['member_profile'])['member_account'] : answer.status;
};

test('[SEC-03] a session cannot be fixed: what a login brings along never becomes the token, and no cookie is set', async () => {
  const attacker = String((await dataOf(await signIn('river77', 'River777')))['token']);
  const planted = { authorization: attacker, cookie: `token=${attacker}; authorization=${attacker}; tk=${attacker}` };
  const answer = await signIn('lucky88', 'Lucky888', planted, `?tk=${attacker}&token=${attacker}`);
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(answer.headers.get('authorization')).not.toBe(attacker);
  const victim = String((await dataOf(answer))['token']);
  expect(victim).not.toBe(attacker);
  expect(await member(victim)).toBe('lucky88');
  expect(await member(attacker)).toBe('river77');
  // Before the login there was no session that could have been handed over.
  expect(await member('chosen-by-somebody')).toBe(401);
  expect(log.lines.join('')).not.toContain(attacker);
  expect(log.lines.join('')).not.toContain(victim);
});

test('[SEC-03] a cookie or an address signs nothing, and a token of one site opens nothing on another', async () => {
  const token = String((await dataOf(await signIn('lucky88', 'Lucky888')))['token']);
  const elsewhere = await ask(`/api/member/profile?tk=${token}&token=${token}`, {}, { cookie: `token=${token}` });
  expect(elsewhere.status).toBe(401);
  expect(await member(token, { 'x-site-id': '1001' }, 'other.example.com')).toBe(401);
  expect(await member(token)).toBe('lucky88');
});

/** An answer without what is its own: when it came, how long it took, which request it was. */
const seen = async (answer: Response) => {
  const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: answer.status, headers, body: await answer.text() };
};

test('[AUTH-16] [WPR-10] unknown accounts and wrong secrets are answered alike to the last byte', async () => {
  const wrong = await seen(await signIn('lucky88', 'Wrong999'));
  expect(wrong.body).toContain('"101"');
  expect(await seen(await signIn('nobody7', 'Wrong999'))).toEqual(wrong);
  expect(await seen(await signIn('closed1', 'Wrong999'))).toEqual(wrong);
  const prove = async (account: string) =>
    seen(
      await ask('/api/arks/web/vx/verify', {
        account,
        withdraw_password: '0000',
        member_email: '',
        member_phone: '5550199',
      }),
    );
  expect(await prove('nobody7')).toEqual(await prove('moved01'));
});

test('[AUTH-20] only the gateway says where a visitor comes from: an unwanted address is claimed in vain', async () => {
  const claims = { 'x-forwarded-for': '203.0.113.66', 'x-real-ip': '203.0.113.66' };
  expect(record(await (await signIn('river77', 'River777', claims)).json())['code']).toBe('100');
});

test('[REG-38] only the gateway says which host is looked at', async () => {
  const registration = {
    site_id: 1001,
    member_account: 'hosted1',
    password: 'Secret12',
    check_password: 'Secret12',
    member_email: 'hosted1@example.org',
    withdraw_password: '2580',
    member_currency: 'USD',
    remote_addr: '',
    errorTrack: [],
  };
  const { token } = await dataOf(await ask('/api/captcha', { type: 2, site_id: 1001 }));
  const verify_code = sandbox.world.captchas.peek(String(token)) ?? '';
  const answer = await ask(
    '/api/register',
    { ...registration, captcha_token: token, verify_code },
    { 'x-forwarded-host': 'usd.agents.localhost' },
  );
  expect(record(await answer.json())['code']).toBe('100');
  expect(sandbox.world.members.byAccount('hosted1')?.profile['member_agent']).toBeUndefined();
});
