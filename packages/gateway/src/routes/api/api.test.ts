import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { gatewayOf, HOST, OWN } from '../../sites/site.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));

/** How a call is asked otherwise than by a plain GET. */
interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A platform that reports its requests, and a gateway before it. */
async function setup() {
  const asked: { method: string; url: string; body: string }[] = [];
  const platform = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', body });
      response.setHeader('content-type', 'application/json').end('{"code":100,"data":[]}');
    });
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const { gateway } = gatewayOf({ upstream: `http://127.0.0.1:${(platform.address() as AddressInfo).port}` });
  cleanups.push(() => (gateway.close(), platform.closeAllConnections(), platform.close()));
  const ask = async (path: string, { headers, ...init }: Asked = {}) => {
    const answer = await gateway.app.request(HOST + path, { ...init, headers: { ...OWN, ...headers } });
    return { status: answer.status, allow: answer.headers.get('allow'), body: await answer.text() };
  };
  return { ask, asked };
}

describe('happy', () => {
  test('[GW-03] [API-02] calls reach the platform under the same path, with query and body', async () => {
    const { ask, asked } = await setup();
    const answer = await ask('/api/v3/game_list?a=%20b', { method: 'POST', body: '{"site_id":1}' });
    expect(answer).toEqual({ status: 200, allow: null, body: '{"code":100,"data":[]}' });
    await ask('/api/template-x?b=%20');
    expect(asked).toEqual([
      { method: 'POST', url: '/api/v3/game_list?a=%20b', body: '{"site_id":1}' },
      { method: 'GET', url: '/api/template-x?b=%20', body: '' },
    ]);
  });
});

describe('error', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '[API-02] %s is refused and does not reach the platform',
    async (method) => {
      const { ask, asked } = await setup();
      expect(await ask('/api/v1/x', { method })).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' });
      expect(asked).toEqual([]);
    },
  );

  test('[GW-03] a platform that is not there is reported in its own envelope', async () => {
    const { gateway } = gatewayOf();
    cleanups.push(() => gateway.close());
    const answer = await gateway.app.request(`${HOST}/api/v1/x`, { headers: OWN });
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: '502', data: null }]);
  });
});

describe('security', () => {
  test.each(['/api/..%2fcontrol', '/api/%252e%252e/control', '/api/..%5ccontrol', '/api/a%00b', '/api/%E0%A4%A'])(
    '[GW-03] %s cannot be taken for another path',
    async (path) => {
      const { ask, asked } = await setup();
      expect(JSON.parse((await ask(path)).body)).toMatchObject({ code: '400', data: null });
      expect(asked).toEqual([]);
    },
  );

  test('[GW-03] an address that leaves /api on its way is no call', async () => {
    const { ask, asked } = await setup();
    for (const path of ['/api/../control', '/api/%2e%2e/control', '/api/x/%2E%2E/../control']) await ask(path);
    expect(asked).toEqual([]);
  });

  test('[SEC-04] what a page of another origin sends reaches no handler', async () => {
    const { ask, asked } = await setup();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await ask('/api/v1/login', { method: 'POST', body: '{}', headers })).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
