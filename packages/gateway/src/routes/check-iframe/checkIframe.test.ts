import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildConnector } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import { captureLog, HOST, siteOf } from '../../sites/site.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));

async function setup() {
  const server = http.createServer((request, response) => {
    response.writeHead(200, request.url === '/deny' ? { 'x-frame-options': 'DENY' } : {}).end('page');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const open = buildConnector({});
  const gateway = createGateway({
    sites: [siteOf()],
    logger: captureLog().logger,
    frameCheck: {
      resolve: () => Promise.resolve(['93.184.216.34']),
      connect: (options, callback) =>
        open({ ...options, hostname: '127.0.0.1', host: '127.0.0.1', port: String(port) }, callback),
    },
  });
  cleanups.push(() => (gateway.close(), server.closeAllConnections(), server.close()));
  const own = { host: 'play.example.com', 'sec-fetch-site': 'same-origin' };
  return async (body: unknown, headers: Record<string, string> = own) => {
    const init = { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await gateway.app.request(`${HOST}/check_iframe`, init);
    return { status: answer.status, retry: answer.headers.get('retry-after'), ...((await answer.json()) as object) };
  };
}

describe('happy', () => {
  test('[HELP-03][HELP-04x] check_iframe refuses a page that denies framing and accepts a plain one', async () => {
    const ask = await setup();
    const data = (embeddable: boolean, reason: string) => ({ status: 200, code: '1000', data: { embeddable, reason } });
    expect(await ask({ url: 'http://sports.example.com/deny' })).toMatchObject(data(false, 'x-frame-options'));
    expect(await ask({ url: 'http://sports.example.com/' })).toMatchObject(data(true, ''));
  });
});

describe('error', () => {
  test('[HELP-03] rubbish and bodies over the limit are refused', async () => {
    const ask = await setup();
    expect(await ask('rubbish')).toMatchObject({ status: 400, code: '400' });
    expect(await ask(`{"url":"${'x'.repeat(20_000)}"}`)).toMatchObject({ status: 413, code: '413' });
  });
});

describe('security', () => {
  test('[HELP-03] addresses of the own network and of files are not looked at', async () => {
    const ask = await setup();
    const data = (reason: string) => ({ status: 200, code: '1000', data: { embeddable: false, reason } });
    expect(await ask({ url: 'http://127.0.0.1/' })).toMatchObject(data('private-address'));
    expect(await ask({ url: 'file:///etc/passwd' })).toMatchObject(data('invalid-url'));
  });

  test('[HELP-04x] only pages of the site itself may ask', async () => {
    const ask = await setup();
    const url = { url: 'http://sports.example.com/' };
    const host = 'play.example.com';
    expect(await ask(url, { host, origin: 'http://play.example.com' })).toMatchObject({ status: 200 });
    for (const headers of [
      { host },
      { host, origin: 'https://evil.example.com' },
      { host, origin: 'null' },
      { host, 'sec-fetch-site': 'cross-site', origin: 'http://play.example.com' },
      { host, 'sec-fetch-site': 'none' },
    ]) {
      expect(await ask(url, headers)).toMatchObject({ status: 403, code: '403' });
    }
  });

  test('[SEC-04][HELP-04x] the check is limited to 30 times a minute for one address', async () => {
    const ask = await setup();
    const url = { url: 'http://127.0.0.1/' };
    for (let time = 0; time < 30; time += 1) expect((await ask(url)).status).toBe(200);
    const refused = await ask(url);
    expect(refused).toMatchObject({ status: 429, code: '429' });
    expect(Number(refused.retry)).toBeGreaterThan(0);
    expect(Number(refused.retry)).toBeLessThanOrEqual(60);
  });
});
