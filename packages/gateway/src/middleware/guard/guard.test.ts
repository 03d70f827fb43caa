import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { captureLog, manualClock } from '../../sites/site.fixtures.ts';
import { accessLog, type AccessLogOptions } from '../access-log/accessLog.ts';
import type { GatewayEnv } from '../gateway-env.ts';
import { requestContext } from '../request-context/requestContext.ts';
import { securityHeaders } from '../security-headers/securityHeaders.ts';
import { dropAnswer, guard } from './guard.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));

/** Middlewares around a route that answers; one more is planted at a depth from the outside. */
interface Plan {
  readonly depth: number;
  readonly planted: MiddlewareHandler<GatewayEnv>;
  readonly metrics?: AccessLogOptions['metrics'];
  /** The error handler of the app fails as well. */
  readonly isHelpless?: boolean;
}

const DEPTHS = [0, 1, 2, 3];

/** The answer of a server to a browser. */
async function answerOf({ depth, planted, metrics = { request: () => undefined }, isHelpless = false }: Plan) {
  const clock = manualClock();
  const log = captureLog();
  const passing: MiddlewareHandler<GatewayEnv> = async (c, next) => {
    await next();
    c.res.headers.set('x-passed', '1');
  };
  const layers = [requestContext({ trusted: undefined }), passing, passing];
  const app = new Hono<GatewayEnv>();
  const errorAnswer = () => {
    if (isHelpless) throw new Error('the error handler fails, too');
    return new Response('sorry', { status: 500 });
  };
  const lines = accessLog({ logger: log.logger, clock, metrics, isHelper: () => false });
  app.use(guard({ clock, errorAnswer, last: [securityHeaders, ...lines] }));
  for (const layer of layers.toSpliced(depth, 0, planted)) app.use(layer);
  app.get('*', () => new Response('whole', { headers: { 'content-encoding': 'identity', 'content-length': '5' } }));
  app.onError((error, c) => {
    dropAnswer(c, error);
    return errorAnswer();
  });
  const server = http.createServer((request, response) => void getRequestListener(app.fetch)(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanups.push(() => (server.closeAllConnections(), server.close()));
  // An IP server has an address of this type.
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`, { redirect: 'manual' });
  return { answer, text: await answer.text(), lines: log.lines.map((line) => JSON.parse(line) as { status: number }) };
}

const expectGuarded = ({ answer, lines }: Awaited<ReturnType<typeof answerOf>>, status: number) => {
  expect([answer.status, lines.map((line) => line.status)]).toEqual([status, [status]]);
  for (const name of ['content-security-policy', 'referrer-policy', 'permissions-policy', 'x-frame-options'])
    expect([name, answer.headers.has(name)]).toEqual([name, true]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
};

const fail = (error: unknown) => {
  throw error;
};
/** Ways of a middleware to fail. */
const FAILURES: Readonly<Record<string, MiddlewareHandler<GatewayEnv>>> = {
  'throws before the others': () => fail(new Error('broken')),
  'throws after the others': async (_, next) => (await next(), fail(new Error('broken'))),
  'throws what is no error': async (_, next) => (await next(), fail('broken')),
  'throws a closed promise': () => Promise.reject(new RangeError('broken')),
  'goes on twice': async (_, next) => (await next(), next()),
  'answers with a Location outside of Latin-1': () =>
    Promise.resolve(new Response(null, { status: 302, headers: { location: '/a?x=中' } })),
  'answers with a Location with a line break': () =>
    Promise.resolve(new Response(null, { status: 302, headers: { location: '/a?x=\r\nset-cookie: a=1' } })),
  'answers with a Location with a control character': () =>
    Promise.resolve(new Response(null, { status: 302, headers: { location: '/a?x=\u0001' } })),
  'sets such a header on the answer of another': async (c, next) => {
    await next();
    c.res = new Response('x', { headers: { 'x-own': '\u2028' } });
  },
};

describe('error', () => {
  test.each(DEPTHS.flatMap((depth) => Object.entries(FAILURES).map(([name, planted]) => ({ depth, name, planted }))))(
    '[SEC-07] a middleware at depth $depth that $name: an answer with all headers, logged once',
    async (plan) => {
      const result = await answerOf(plan);
      expectGuarded(result, 500);
      // Nothing of the answer that was never sent.
      expect([result.text, result.answer.headers.get('location')]).toEqual(['sorry', null]);
      expect(result.answer.headers.get('content-encoding')).toBeNull();
      const helpless = await answerOf({ ...plan, isHelpless: true });
      expectGuarded(helpless, 500);
      expect(helpless.text).toContain('"code":"500"');
    },
  );

  test('[SEC-07] an answer that cannot be counted is sent as it is, and its line says why', async () => {
    const metrics = { request: () => fail(new Error('no meter')) };
    const result = await answerOf({ depth: 0, planted: (_, next) => next(), metrics });
    expectGuarded(result, 200);
    expect(result.lines).toMatchObject([{ failure: 'Error: no meter' }]);
  });
});
