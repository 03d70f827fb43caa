import { afterEach, expect, test } from 'vitest';
import { createRedisState } from '../../shared/redis-state.ts';
import { startStore } from '../../shared/store.fixtures.ts';
import { limitOf } from './limits.ts';
import { askedGateway, burst, type Ask } from './rateLimit.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

const createClient = (setup?: Parameters<typeof askedGateway>[0]): Ask => {
  const { gateway, ask } = askedGateway(setup);
  cleanups.push(() => gateway.close());
  return ask;
};

test('[SEC-04] bursts of captcha, login, question, reset, registration, SMS and frame checks end in 429, Retry-After and the envelope', async () => {
  for (const [path, allowed] of [
    ['/clientCaptcha', 60],
    ['/api/login', 30],
    ['/api/register', 20],
    ['/api/register/verification', 60],
    ['/api/register/sms', 10],
    ['/check_iframe', 30],
    ['/api/login/double_validation', 30],
    ['/api/login/double_validation/skip', 30],
    ['/api/arks/web/vx/verify', 20],
    ['/api/arks/web/vx/reset', 20],
    ['/api/member/profile/edit_password', 20],
    ['/api/register/valid_message', 120],
    ['/get_info_data', 30],
  ] as const) {
    // Limits that are counted together restart together.
    const refused = await burst(createClient(), path, allowed + 5);
    expect([path, refused.length]).toEqual([path, 5]);
    const [answer] = refused;
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await answer?.json()).toEqual({
      code: '429',
      message: 'Too many requests. Please wait a moment and try again.',
      data: null,
    });
  }
});

test('[SEC-04] visitors are counted by address, an IPv6 line as a whole; other addresses go on', async () => {
  const ask = createClient();
  expect(await burst(ask, '/api/register/sms', 11, '203.0.113.1')).toHaveLength(1);
  expect(await burst(ask, '/api/register/sms', 10, '203.0.113.2')).toHaveLength(0);
  expect(await burst(ask, '/api/register/sms', 10, '2001:db8:1:2::1')).toHaveLength(0);
  expect(await burst(ask, '/api/register/sms', 1, '2001:db8:1:2:ffff::9')).toHaveLength(1);
  expect(await burst(ask, '/api/register/sms', 1, '2001:db8:1:3::1')).toHaveLength(0);
});

test('[SEC-04] other spellings of a path fall under its limit; other paths have none', () => {
  for (const path of ['/api/login', '/api/login/', '/api//login', '/API/Login', '/api/%6cogin', '/api/lo%67in/']) {
    expect([path, limitOf(path)?.name]).toEqual([path, 'sign-in']);
  }
  for (const path of ['/', '/api/v3/game_list', '/api/login/x', '/__proto__', '/%', '/constructor']) {
    expect([path, limitOf(path)]).toEqual([path, undefined]);
  }
});

test('[SEC-04] limits can be widened and turned off', async () => {
  const scaled = createClient({ options: { rateLimitScale: 2 } });
  expect(await burst(scaled, '/api/register/sms', 21)).toHaveLength(1);
  const off = createClient({ options: { rateLimitScale: 0 } });
  expect(await burst(off, '/api/register/sms', 40)).toHaveLength(0);
});

test('[GW-06][SEC-04] two instances with one Redis count together', async () => {
  const redis = await startStore();
  cleanups.push(redis.stop);
  const connect = () => createRedisState({ url: redis.url, onError: () => undefined });
  const [one, other] = [createClient({ shared: await connect() }), createClient({ shared: await connect() })];
  const refused = [...(await burst(one, '/api/register/sms', 8)), ...(await burst(other, '/api/register/sms', 8))];
  expect(refused).toHaveLength(6);
});
