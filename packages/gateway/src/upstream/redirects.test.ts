import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { gatewayOf } from '../sites/site.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));

/** A platform that redirects to whatever is asked for, and a gateway before it. */
async function redirecting() {
  const platform = http.createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://platform.invalid');
    response.writeHead(Number(searchParams.get('status') ?? 302), { location: searchParams.get('to') ?? '' }).end('{}');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const { get, gateway } = gatewayOf({ upstream: origin });
  cleanups.push(() => (gateway.close(), platform.closeAllConnections(), platform.close()));
  const ask = async (to: string, status = 302) => {
    const answer = await get(`/api/v1/x?status=${status}&to=${encodeURIComponent(to)}`);
    return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() };
  };
  return { ask, origin };
}

test('[GW-03] redirects within the platform become the site’s own', async () => {
  const { ask, origin } = await redirecting();
  for (const [to, location] of [
    ['/api/y?a=1#b', '/api/y?a=1#b'],
    [`${origin}/api/y`, '/api/y'],
    ['y?a=1', '/api/v1/y?a=1'],
    [`//${origin.slice('http://'.length)}/api/y`, '/api/y'],
  ] as const) {
    expect({ to, ...(await ask(to)) }).toMatchObject({ to, status: 302, location });
  }
  expect(await ask('/api/y', 308)).toMatchObject({ status: 308, location: '/api/y' });
});

test('[GW-03] redirects away from the platform are a platform that cannot be reached', async () => {
  const { ask, origin } = await redirecting();
  for (const to of [
    'https://evil.example.com/api/y',
    '//evil.example.com/api/y',
    '/\\evil.example.com/api/y',
    `${origin.replace('http:', 'https:')}/api/y`,
    `${origin}.evil.example.com/api/y`,
    `${origin}@evil.example.com/api/y`,
    '/control/reset',
    '/api/../control/reset',
    '/',
    'javascript:alert(1)',
    'http://',
  ]) {
    const { status, location, body } = await ask(to);
    expect({ to, status, location }).toEqual({ to, status: 502, location: null });
    expect(JSON.parse(body)).toEqual({
      code: '502',
      message: 'The service cannot be reached at the moment.',
      data: null,
    });
  }
  expect(await ask('https://evil.example.com/', 201)).toMatchObject({ status: 502, location: null });
});
