import { calls } from '@housefront/contract/calls';
import { createSandbox, type Sandbox } from '@housefront/sandbox';
import { deviceInfo, record } from '@housefront/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Render } from '../base/types.ts';
import { createGateway, type Gateway } from '../createGateway.ts';
import { captureLog, HOST, OWN, pageOf, siteOf } from '../sites/site.fixtures.ts';

const SEGMENT = 'For members';
const SHELVES = '/api/lobby/shelves';
const asked = { site_id: 1001, currency: 'USD', support_device: 1 };

let sandbox: Sandbox;
let gateway: Gateway;
const json = { 'content-type': 'application/json', language: 'en_US' };

/** A renderer that hands everything on which a request has brought, as one with a bug might do. */
const careless: Render = async (request) => {
  const given: Record<string, string | undefined> = { ...request.cookies, ...request.headers };
  const token = given['authorization'] ?? given['token'];
  const reply = await sandbox.app.request(SHELVES, {
    method: 'POST',
    headers: { ...json, ...(token !== undefined && { authorization: token }) },
    body: JSON.stringify(asked),
  });
  const shelves = await reply.text();
  const page = pageOf(request);
  return { ...page, html: page.html.replace('<script>', `${shelves}<script>`), payload: shelves };
};

beforeAll(async () => {
  sandbox = await createSandbox({ games: 500, passwordCost: 16 });
  const { port } = await sandbox.listen({ port: 0 });
  const site = siteOf({ upstream: `http://127.0.0.1:${port}`, render: careless });
  gateway = createGateway({ sites: [site], logger: captureLog().logger });
});
afterAll(async () => {
  gateway.close();
  await sandbox.close();
});

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  gateway.app.request(HOST + path, {
    method: 'POST',
    headers: { ...OWN, ...json, ...headers },
    body: JSON.stringify(body),
  });

async function signedIn(): Promise<string> {
  const captcha = record(record(await (await post('/api/captcha', { type: 1, site_id: 1001 })).json())['data']);
  const answer = sandbox.world.captchas.peek(String(captcha['token'])) ?? '';
  const login = { account: 'lucky88', password: 'Lucky888', site_id: 1001, captcha_token: captcha['token'], answer };
  const reply = await post('/api/login', { ...login, ...deviceInfo });
  return String(record(record(await reply.json())['data'])['token']);
}

test('[LOB-10] [GW-02] 1,000 requests of guests after a member’s visit find no shelf of a segment in pages and payload files', async () => {
  expect(`/api${calls.lobbyShelves.path}`).toBe(SHELVES);
  const token = await signedIn();
  const own = await post(SHELVES, asked, { authorization: token });
  expect(await own.text()).toContain(SEGMENT);
  expect(own.headers.get('cache-control')).toContain('no-store');
  const pages = ['/', '/gameHall/2', '/gameHall/3'].flatMap((path) => [
    path,
    `${path === '/' ? '' : path}/_payload.json?build=b1`,
  ]);
  const visitor = { authorization: token, cookie: `token=${token}; authorization=${token}`, 'x-own': token };
  const get = async (path: string, headers: Record<string, string>) =>
    await (await gateway.app.request(HOST + path, { headers: { ...OWN, ...headers } })).text();
  for (const path of pages) {
    const page = await get(path, visitor);
    expect([path, page.includes('New arrivals'), page.includes(SEGMENT)]).toEqual([path, true, false]);
  }
  const found = { shelves: 0, segments: 0 };
  const modes = ['desktop', 'mobile'];
  for (let turn = 0; turn < 1000; turn += 1) {
    const cookie = `view_mode=${modes[turn % 2]}`;
    const page = await get(pages[turn % pages.length] ?? '/', { cookie });
    if (page.includes('New arrivals')) found.shelves += 1;
    if (page.includes(SEGMENT)) found.segments += 1;
  }
  expect(found).toEqual({ shelves: 1000, segments: 0 });
}, 60_000);
