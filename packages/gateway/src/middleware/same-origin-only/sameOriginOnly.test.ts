import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import { captureLog, HOST, OWN, siteOf } from '../../sites/site.fixtures.ts';

/** Everything that changes something or begins a session, at the platform and at the site's own server. */
const CALLS = Object.values<AnyCall>(calls)
  .filter(({ method, mutates, auth, base }) => method === 'POST' && (mutates || auth === 'none' || base === 'site'))
  .map((call) => callPath(call));

const gateway = () =>
  createGateway({
    sites: [
      siteOf({ hosts: ['play.example.com', 'm.example.com'] }),
      siteOf({ id: '1002', hosts: ['other.example.com'] }),
    ],
    logger: captureLog().logger,
    options: { rateLimitScale: 0 },
  });

const post = async (path: string, headers: Record<string, string>, method = 'POST') => {
  const app = gateway();
  try {
    const body = method === 'GET' ? {} : { body: '{}' };
    return (await app.app.request(HOST + path, { method, headers: { ...OWN, ...headers }, ...body })).status;
  } finally {
    app.close();
  }
};

const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  { 'sec-fetch-site': 'cross-site' },
  // A form or a sandboxed frame hides where it is from.
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.example.com' },
  { 'sec-fetch-site': 'same-site', origin: 'http://play.example.com:8080' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'anything new' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { origin: 'play.example.com' },
  { origin: 'http://play.example.com.evil.test' },
  { origin: 'http://other.example.com' },
];

test('[SEC-04] what changes something is never asked for by GET, which a link could do', () => {
  const changing = Object.values<AnyCall>(calls).filter(({ mutates }) => mutates);
  expect(changing.length).toBeGreaterThan(10);
  expect(changing.filter(({ method }) => method === 'GET')).toEqual([]);
});

test.each(CALLS)('[SEC-04] a page of another origin cannot make a visitor send %s', async (path) => {
  for (const headers of FOREIGN) expect([headers, await post(path, headers)]).toEqual([headers, 403]);
});

test('[SEC-04] pages of the site, also of its other host, and programs that are no pages get through', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: 'http://play.example.com' },
    { 'sec-fetch-site': 'same-site', origin: 'http://m.example.com' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://play.example.com' },
    { origin: 'http://m.example.com' },
    {},
  ]) {
    expect([headers, await post('/get_login_header', headers)]).toEqual([headers, 200]);
  }
});

test('[SEC-04] a link from anywhere still leads to the pages', async () => {
  expect(await post('/', { 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200);
  expect(await post('/gameHall/2', { 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200);
});

test('[SEC-04] what a stranger’s page sends does not use up the visitor’s own tries', async () => {
  const asked = createGateway({ sites: [siteOf()], logger: captureLog().logger });
  const send = async (headers: Record<string, string>) =>
    (await asked.app.request(`${HOST}/get_info_data`, { method: 'POST', headers: { ...OWN, ...headers }, body: '{}' }))
      .status;
  for (let time = 0; time < 40; time += 1) expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'same-origin' })).not.toBe(429);
  asked.close();
});

test('[SEC-04] no answer invites another origin to read it', async () => {
  const asked = gateway();
  for (const method of ['OPTIONS', 'POST']) {
    const headers = { ...OWN, origin: 'https://evil.test', 'access-control-request-method': 'POST' };
    const answer = await asked.app.request(`${HOST}/api/login`, { method, headers });
    expect([method, answer.status]).toEqual([method, 403]);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
  asked.close();
});

/** Asks a site by name over plain http or without Fetch Metadata, as browsers do there. */
const asked = async (hosts: readonly string[], host: string, origin: string) => {
  const own = createGateway({
    sites: [siteOf({ hosts }), siteOf({ id: '1002', hosts: ['other.test'] })],
    logger: captureLog().logger,
  });
  const answer = await own.app.request(`http://${host}/get_login_header`, {
    method: 'POST',
    headers: { host, origin },
    body: '{}',
  });
  own.close();
  return answer.status;
};

test.each([
  ['lan.test', 'http://lan.test:8401'],
  ['lan.test', 'https://lan.test:8443'],
  ['LAN.test', 'http://lan.test:1'],
  ['lan.test', 'http://lan.test'],
  ['lan.test:8401', 'http://lan.test:8401'],
  ['lan.test', 'http://m.lan.test'],
  ['192.0.2.7', 'http://192.0.2.7:8401'],
])('[FLD-11] a page asks its own host also where a proxy drops the port: Host %s, Origin %s', async (host, origin) => {
  expect(await asked(['lan.test', 'm.lan.test', '192.0.2.7'], host, origin)).toBe(200);
});

test.each([
  ['lan.test', 'http://evil.test:8401'],
  ['lan.test', 'http://evil.test'],
  ['lan.test', 'http://lan.test.evil.test:8401'],
  ['lan.test', 'http://x.lan.test:8401'],
  ['lan.test', 'http://xlan.test:8401'],
  ['lan.test', 'http://other.test:8401'],
  ['lan.test', 'http://other.test'],
  ['lan.test', 'http://lan.test@evil.test:8401'],
  ['lan.test', 'http://evil.test:8401/lan.test'],
  ['lan.test', 'http://evil.test#lan.test:8401'],
  ['lan.test', 'null'],
  ['lan.test', 'lan.test:8401'],
  ['lan.test', 'data:lan.test:80'],
  ['lan.test:8401', 'http://lan.test:8402'],
  ['lan.test:8401', 'http://evil.test:8401'],
  ['m.lan.test', 'http://lan.test:8401'],
  ['192.0.2.7', 'http://192.0.2.71:8401'],
  ['192.0.2.7', 'http://192.0.2.7.evil.test:80'],
  ['lan.test', 'http://[::1]:8401'],
  ['lan.test', 'http://lan.test.:8401'],
])('[FLD-11] [SEC-04] and no other: Host %s, Origin %s', async (host, origin) => {
  expect(await asked(['lan.test', 'm.lan.test', '192.0.2.7'], host, origin)).toBe(403);
});
