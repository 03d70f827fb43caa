import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { createCaptcha } from './session.captcha.ts';

const CAPTCHA = '/api/captcha';
const picture = { token: 'c1', captcha: 'data:image/png;base64,AAAA', placeholder: 'type it' };

test('[APIM-02] [AUTH-03] posts type and site, reads token, picture and placeholder', async () => {
  const deps = testDeps();
  deps.ports.http.ok(calls.captcha, picture);
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  expect(deps.ports.http.bodies(CAPTCHA)).toEqual([{ type: 1, site_id: 1001 }]);
  expect(captcha.store.getState()).toEqual({
    status: 'ready',
    token: 'c1',
    image: 'data:image/png;base64,AAAA',
    placeholder: 'type it',
    turn: 1,
  });
});

test('[AUTH-02] a token is handed out once', async () => {
  const deps = testDeps();
  deps.ports.http.ok(calls.captcha, picture);
  const captcha = createCaptcha(deps, 2);
  await captcha.reload();
  expect([captcha.take(), captcha.take()]).toEqual(['c1', '']);
});

test('[AUTH-03] after code 101 nothing is sent for 1000 ms', async () => {
  const deps = testDeps();
  const { http, clock } = deps.ports;
  http.code(CAPTCHA, '101', 'too soon');
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  await clock.advance(999);
  await captcha.reload();
  expect(http.sent(CAPTCHA)).toHaveLength(1);
  http.ok(calls.captcha, picture);
  await clock.advance(1);
  expect(http.sent(CAPTCHA)).toHaveLength(2);
  expect(captcha.store.getState().status).toBe('ready');
  expect(deps.heard('failure')).toEqual([]);
});

test('[AUTH-04x] it is retried once automatically, then a reload is offered', async () => {
  const deps = testDeps();
  const { http, clock } = deps.ports;
  http.code(CAPTCHA, '101');
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  expect(captcha.store.getState().status).toBe('loading');
  await clock.advance(1000);
  await clock.advance(5000);
  expect(http.sent(CAPTCHA)).toHaveLength(2);
  expect(captcha.store.getState().status).toBe('failed');
  http.ok(calls.captcha, picture);
  await captcha.reload();
  expect(captcha.store.getState().status).toBe('ready');
});

test('[AUTH-04x] any other failure offers a reload at once; the picture changes its turn', async () => {
  const deps = testDeps();
  deps.ports.http.on(CAPTCHA, new TypeError('offline'));
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  expect(captcha.store.getState()).toMatchObject({ status: 'failed', image: '', turn: 1 });
  deps.ports.http.ok(calls.captcha, picture);
  await captcha.reload();
  expect(captcha.store.getState()).toMatchObject({ status: 'ready', turn: 2 });
});

test('two reloads at once send one request, and a disposed one none', async () => {
  const deps = testDeps();
  deps.ports.http.ok(calls.captcha, picture);
  const captcha = createCaptcha(deps, 1);
  await Promise.all([captcha.reload(), captcha.reload()]);
  expect(deps.ports.http.sent(CAPTCHA)).toHaveLength(1);
  deps.ports.http.code(CAPTCHA, '101');
  await captcha.reload();
  captcha.dispose();
  await deps.ports.clock.advance(2000);
  await settle();
  expect(deps.ports.http.sent(CAPTCHA)).toHaveLength(2);
});

test('[SEC-04] asked for too often, it says so once and offers a reload', async () => {
  const deps = testDeps();
  deps.ports.http.on(CAPTCHA, { status: 429, headers: { 'retry-after': '40' }, text: '<h1>slow down</h1>' });
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  expect(captcha.store.getState().status).toBe('failed');
  expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'error_too_often' }]);
  expect(deps.ports.http.sent(CAPTCHA)).toHaveLength(1);
});
