import { afterEach, expect, test, vi } from 'vitest';
import { httpPlatform, listening, raw, statusOf, type Cleanups } from './raw-client.fixtures.ts';
import { settings } from './sites/site.fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** A platform that notes what it is asked for, and a gateway before it. */
async function start(apiPaths: string[] = ['/api/*'], ownPort = true) {
  const asked: { target: string; headers: string[] }[] = [];
  const { address } = await httpPlatform(cleanups, (request, response) => {
    asked.push({ target: request.url ?? '', headers: request.rawHeaders });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"100"}');
  });
  const site = { upstream: address, config: { ...settings, apiPaths } };
  const { port, log } = await listening(cleanups, site, {}, ownPort);
  const ask = async (target: string, { method = 'POST', head = 'Host: play.example.com\r\n' } = {}) =>
    raw(port, `${method} ${target} HTTP/1.1\r\n${head}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  return { ask, asked, log, port };
}

/** Ways to write /api/login that some platform takes for it, and ways to take one address for another. */
const SPELLINGS: readonly string[] = [
  '/api/login;a=1',
  '/api/login;',
  '/api/login%3ba=1',
  '/api/login%3B',
  '/api/;/login',
  '/api;a/login',
  '/api/login/..;/login',
  '/api/..;/api/login',
  '/api/x/..;/login',
  '/api/login/;x',
  '/api/login;jsessionid=1.2',
  '/api/login.',
  '/api/login..',
  '/api/login./',
  '/api/.login',
  '/api/x/../login',
  '/api/./login',
  '/api/login/.',
  '/api/login/..',
  '/api/login/x/..',
  '/api/%2e/login',
  '/api/x/%2e%2e/login',
  '/api/x/%2E./login',
  '/api/.%2e/api/login',
  '/api/login%20',
  '/api/login%09',
  '/api/login%0a',
  '/api/login%0d%0a',
  '/api/login%00',
  '/api/%20login',
  '/api/login+%20',
  '/api/%6cogin',
  '/api/lo%67in',
  '/api/%256cogin',
  '/api/login%2f',
  '/api%2flogin',
  '/api/%2flogin',
  '/api/login%5c',
  '/api//login',
  '//api/login',
  '/api/login//',
  '/api///login',
  '/api\\login',
  '/api/\\login',
  '/api/login\\',
  '\\api\\login',
  '/api/login%c0%af',
  '/api/log%c4%b1n',
  '/api/login%e3%80%82',
  '/api/l\u00f6gin',
  '/api/login\u00a0',
  '/api/log\u0131n',
  '/api/login%23',
  '/api/login#x',
  '/api/login%3fx',
  '/api/login:80',
  '/api/login@x',
  '/api/login|',
  '/api/login^',
  '/api/log{in}',
  '/api/login"',
  '/api/<login>',
  "/api/login'",
  '/api/login*',
  '/api/login,x',
  '/api/login&x=1',
  '/api/login=1',
  '/api/login!',
  '/api/index.php/login',
  '/api/x.jsp/login',
  '/api/login.json;x',
  '/api/login$',
  '/api/(login)',
  '/api/[login]',
  'http://play.example.com/api/login',
  'http://evil.test/api/login',
  '/API/login/..;/',
  '/api/login%',
  '/api/login%2',
  '/api/login%zz',
];

test('[SEC-06] an address that can be read in two ways reaches no platform', async () => {
  const { ask, asked } = await start();
  expect(new Set(SPELLINGS).size).toBeGreaterThan(70);
  for (const target of SPELLINGS) {
    const status = statusOf(await ask(target));
    expect([target, [400, 404, 405, 429].includes(status), asked.map((call) => call.target)]).toEqual([
      target,
      true,
      [],
    ]);
  }
});

test.each([
  '/api/login',
  '/api/Login',
  '/api/LOGIN/',
  '/api/login/',
  '/api/login.json',
  '/api/login.JSON',
  '/api/login.json/',
  '/api/login.a.b',
])('[SEC-04] [SEC-06] written as %s the call of signing in has its limit', async (target) => {
  const { ask, asked } = await start();
  for (let time = 0; time < 30; time += 1) await ask('/api/login');
  expect(asked).toHaveLength(30);
  expect(statusOf(await ask(target))).toBe(429);
  expect(asked).toHaveLength(30);
});

test('[SEC-06] without a word of the config only calls of the contract pass', async () => {
  const { ask, asked } = await start(['/api/art/*']);
  for (const target of ['/api/v3/game_list', '/api/art/games/a.svg', '/api/member/profile?a=1']) {
    expect([target, statusOf(await ask(target))]).toEqual([target, 200]);
  }
  expect(asked).toHaveLength(3);
  for (const target of ['/api/x', '/api/admin', '/api/login.json', '/api/Login', '/api/login/', '/api/control/reset']) {
    for (const method of ['GET', 'POST']) {
      expect([target, statusOf(await ask(target, { method }))]).toEqual([target, 404]);
    }
  }
  expect(asked).toHaveLength(3);
});

test.each([true, false])(
  '[SEC-06] the platform gets the host of the site, not that of the visitor: own port %s',
  async (own) => {
    const { ask, asked, port } = await start(['/api/*'], own);
    const names: Record<string, string> = {};
    for (const host of [
      'evil.test',
      'play.example.com',
      'play.example.com.evil.test',
      `play.example.com:${port}`,
      'play.example.com:1',
    ]) {
      const target = `/api/${encodeURIComponent(host).replace(/[^\w]/g, '-')}`;
      await ask(target, { head: `Host: ${host}\r\nX-Forwarded-Host: evil.test\r\nX-Client-Ip: x\r\n` });
      const call = asked.find((each) => each.target === target);
      const value = (name: string) =>
        call?.headers[call.headers.findIndex((each) => each.toLowerCase() === name) + 1] ?? '';
      if (call) names[host] = `${value('x-forwarded-host')} ${value('x-client-host')}`;
    }
    const site = 'play.example.com play.example.com';
    expect(names).toEqual({
      ...(own && { 'evil.test': site, 'play.example.com.evil.test': site }),
      'play.example.com': site,
      [`play.example.com:${port}`]: `play.example.com:${port} play.example.com:${port}`,
      'play.example.com:1': site,
    });
  },
);

test.each([
  ['two', 'Host: play.example.com\r\nHost: evil.test\r\n'],
  ['the same twice', 'Host: play.example.com\r\nhost: play.example.com\r\n'],
  ['three', 'HOST: play.example.com\r\nHost: a\r\nHost: b\r\n'],
])('[SEC-06] a request with %s Host headers is refused everywhere', async (_name, head) => {
  const { ask, asked, log } = await start();
  for (const [method, target] of [
    ['GET', '/api/x'],
    ['POST', '/api/x'],
    ['POST', '/api/login'],
    ['GET', '/'],
    ['GET', '/healthz'],
    ['POST', '/get_login_header'],
  ] as const) {
    const answer = await ask(target, { method, head });
    expect([target, statusOf(answer)]).toEqual([target, 400]);
    expect(answer).toContain(target.startsWith('/api/') ? '"code":"400"' : '<h1 lang="en">Bad Request</h1>');
  }
  expect(asked).toEqual([]);
  expect(log.lines.join('')).toContain('two hosts are named');
});

test('[SEC-06] of thirty claims nothing reaches the platform, on either way to it', async () => {
  const { ask, asked } = await start();
  const claims = [
    'X_Site_Id',
    'X-Site_Id',
    'X_Forwarded_For',
    'Transfer_Encoding',
    'Content_Length',
    'Client-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
    'X-Cluster-Client-IP',
    'X-Original-Forwarded-For',
    'X-Forwarded',
    'X-Forwarded-Server',
    'X-Original-Host',
    'X-Host',
    'Base-Url',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-HTTP-Method-Override',
    'X-HTTP-Method',
    'X-Method-Override',
    'Forwarded',
    'X-Real-IP',
    'X-Client-Cdn',
    'Proxy',
    'Via',
    'X-ProxyUser-Ip',
    'WL-Proxy-Client-IP',
    'X-Azure-ClientIP',
    'Fastly-Client-IP',
    'X-Wap-Profile',
    'Cookie',
    'Te',
    'Trailer',
  ];
  const head = `Host: play.example.com\r\nX-Own: kept\r\n${claims.map((name) => `${name}: /api/login\r\n`).join('')}`;
  // The second one is for the app: it has a limit.
  for (const target of ['/api/x', '/api/login'])
    expect([target, statusOf(await ask(target, { head }))]).toEqual([target, 200]);
  for (const { headers } of asked) {
    expect(
      headers
        .filter((_, index) => index % 2 === 0)
        .map((name) => name.toLowerCase())
        .toSorted(),
    ).toEqual([
      'connection',
      'content-length',
      'host',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-own',
      'x-request-id',
      'x-site-id',
    ]);
  }
  expect(asked).toHaveLength(2);
});
