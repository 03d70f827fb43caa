import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { manualClock } from '../../sites/site.fixtures.ts';
import type { GatewayEnv } from '../gateway-env.ts';
import { guard } from '../guard/guard.ts';
import { requestContext } from '../request-context/requestContext.ts';
import { INERT_POLICY } from './content-security-policy.ts';
import { securityHeaders } from './securityHeaders.ts';

const app = new Hono<GatewayEnv>()
  .use(guard({ clock: manualClock(), errorAnswer: () => new Response(), last: [securityHeaders] }))
  .use(requestContext({ trusted: undefined }))
  .use(async (c, next) => {
    if (c.req.query('tls') === '1') c.set('client', { ...c.get('client'), proto: 'https' });
    await next();
  })
  .get(
    '/own',
    () =>
      new Response('x', {
        headers: { 'content-security-policy': "default-src 'self'", 'referrer-policy': 'no-referrer' },
      }),
  )
  .get(
    '/page',
    () =>
      new Response('x', { headers: { 'content-security-policy': "default-src 'self'", 'content-type': 'text/html' } }),
  )
  .get('/broken', () => {
    throw new Error('x');
  });
app.onError((_error, c) => c.text('sorry', 500));

test('[SEC-01] an answer without a policy gets the inert one, errors and unknown paths included', async () => {
  for (const [path, status] of [
    ['/broken', 500],
    ['/none', 404],
  ] as const) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([status, INERT_POLICY]);
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
});

test('[SEC-01] an answer keeps its own policy and referrer rule; HSTS is sent over https only', async () => {
  const plain = await app.request('/own');
  expect(plain.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(plain.headers.get('referrer-policy')).toBe('no-referrer');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect((await app.request('/own?tls=1')).headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('[IMG-02] a page over https raises addresses on http://, and no other answer does', async () => {
  const policy = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
  expect(await policy('/page?tls=1')).toBe("default-src 'self'; upgrade-insecure-requests");
  // A page over plain http would lose its own scripts.
  expect(await policy('/page')).toBe("default-src 'self'");
  expect(await policy('/own?tls=1')).toBe("default-src 'self'");
});
