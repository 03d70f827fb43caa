import { createHash } from 'node:crypto';
import { base64url, EncryptJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { sealLink } from '../../links/sealed-link.ts';
import { createGateway } from '../../createGateway.ts';
import { createMemoryState } from '../../shared/memory-state.ts';
import { createRedisState } from '../../shared/redis-state.ts';
import { startStore } from '../../shared/store.fixtures.ts';
import type { SharedState } from '../../shared/shared-state.ts';
import { captureLog, HOST, manualClock, OWN, siteOf } from '../../sites/site.fixtures.ts';

const KEY = base64url.encode(createHash('sha256').update('one').digest());
const OTHER = base64url.encode(createHash('sha256').update('two').digest());
const data = { tk: 'token-1', member_id: '42', member_account: 'lucky88', member_currency: 'RMB' };
const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

function setup(given?: SharedState | readonly [SharedState, SharedState]) {
  const clock = manualClock(START);
  const log = captureLog();
  const one = given ?? createMemoryState(clock);
  const [first, second] = 'take' in one ? [one, one] : one;
  const instance = (shared: SharedState) =>
    createGateway({
      sites: [siteOf({ linkKey: KEY })],
      logger: log.logger,
      clock,
      shared,
      options: { rateLimitScale: 0 },
    });
  const gateways = [instance(first), instance(second)] as const;
  const open = async (enc: unknown, which: 0 | 1 = 0) => {
    const body = JSON.stringify({ enc });
    const answer = await gateways[which].app.request(`${HOST}/get_info_data`, { method: 'POST', headers: OWN, body });
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
  };
  const seal = (over: Partial<Parameters<typeof sealLink>[1]> = {}, given = data) =>
    sealLink(given, { key: KEY, siteId: '1001', now: clock.now(), lifetimeMs: 60 * MINUTE, ...over });
  return { clock, log, open, seal };
}

const refused = { code: '400', message: 'The request cannot be understood.', data: null };

describe('happy', () => {
  test('[HELP-09][SEC-03] a sealed link opens to its member, once', async () => {
    const { open, seal } = setup();
    const enc = await seal();
    expect(enc).not.toContain('token-1');
    expect(await open(enc)).toEqual({ status: 200, cache: 'no-store', body: data });
    expect(await open(enc)).toEqual({ status: 400, cache: 'no-store', body: refused });
    expect((await open(await seal())).status).toBe(200);
  });
});

describe('error', () => {
  test('[HELP-09][SEC-03] a link ends with the site’s linkLifetimeMinutes, whatever it says of itself', async () => {
    const { clock, open, seal } = setup();
    const [short, long, longer] = [
      await seal({ lifetimeMs: 5 * MINUTE }),
      await seal({ lifetimeMs: 900 * MINUTE }),
      await seal(),
    ];
    clock.advance(6 * MINUTE);
    expect((await open(short)).status).toBe(400);
    clock.advance(53 * MINUTE);
    expect((await open(longer)).status).toBe(200);
    clock.advance(3 * MINUTE);
    expect((await open(long)).status).toBe(400);
  });

  test('[SEC-03][OPS-05] a store that cannot be asked opens nothing, and the answer says so', async () => {
    const away: SharedState = {
      ...createMemoryState(manualClock()),
      useOnce: () => Promise.reject(new Error('the store is away')),
    };
    const { open, seal } = setup(away);
    const message = 'Sign-in links cannot be opened at the moment. Please sign in, or try a new link later.';
    expect(await open(await seal())).toEqual({
      status: 503,
      cache: 'no-store',
      body: { code: '503', message, data: null },
    });
  });

  test('[HELP-09] a site without a key opens nothing', async () => {
    const gateway = createGateway({ sites: [siteOf()], logger: captureLog().logger });
    const enc = await setup().seal();
    const answer = await gateway.app.request(`${HOST}/get_info_data`, {
      method: 'POST',
      headers: OWN,
      body: JSON.stringify({ enc }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('security', () => {
  test('[SEC-03][GW-06] of 100 uses of one link at once, on two instances, exactly one works', async () => {
    const { open, seal } = setup();
    const enc = await seal();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => open(enc, index % 2 === 0 ? 0 : 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('[GW-06][SEC-03] two instances with one Redis: 100 uses at once of one link, exactly one works', async () => {
    const redis = await startStore();
    // The store has remembered for longer than clocks of servers may differ.
    const clock = manualClock(START - MINUTE);
    const connect = () => createRedisState({ url: redis.url, clock, onError: () => undefined });
    const states = [await connect(), await connect()] as const;
    try {
      const { open, seal } = setup(states);
      const enc = await seal();
      const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => open(enc, index % 2 === 0 ? 0 : 1)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // Not the link and nothing of its member is kept there.
      const keys = await redis.run('keys *');
      expect(keys).toContainEqual(expect.stringMatching(/^housefront:used:link:1001:[\w-]{36}$/));
      expect(JSON.stringify(keys)).not.toMatch(/token-1|lucky88/);
    } finally {
      states.forEach((state) => state.close());
      await redis.stop();
    }
  });

  test('[SEC-03] a used link stays used until it is too old', async () => {
    const { clock, open, seal } = setup();
    const enc = await seal();
    expect((await open(enc)).status).toBe(200);
    for (let minute = 0; minute < 62; minute += 1) {
      clock.advance(MINUTE);
      expect((await open(enc)).status).toBe(400);
    }
  });

  test('[SEC-03] links of another key, site, cipher, shape or from the future open nothing', async () => {
    const { clock, open, seal } = setup();
    const plain = (header: { alg: string; enc: string }, key: Uint8Array) =>
      new EncryptJWT({ member: data })
        .setProtectedHeader(header)
        .setAudience('1001')
        .setJti('x')
        .setIssuedAt(new Date(clock.now()))
        .setExpirationTime(new Date(clock.now() + MINUTE))
        .encrypt(key);
    const good = await seal();
    const [head = '', ...rest] = good.split('.');
    const unsigned = `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify({ member: data }))}.`;
    for (const enc of [
      await seal({ key: OTHER }),
      await seal({ siteId: '1002' }),
      await seal({ now: clock.now() + 10 * MINUTE }),
      await plain({ alg: 'dir', enc: 'A128CBC-HS256' }, base64url.decode(KEY)),
      await plain({ alg: 'A256KW', enc: 'A256GCM' }, base64url.decode(KEY)),
      await seal({}, { ...data, tk: '' }),
      unsigned,
      [base64url.encode('{"alg":"dir","enc":"A256GCM","zip":"DEF"}'), ...rest].join('.'),
      [head, 'x', ...rest.slice(1)].join('.'),
      good.slice(0, -2),
      `${good}A`,
      'A'.repeat(5000),
      '',
      '....',
      42,
      null,
      { a: 1 },
    ]) {
      expect([enc, (await open(enc)).status]).toEqual([enc, 400]);
    }
    expect((await open(good)).status).toBe(200);
  });

  test('[SEC-03] 2,000 altered links: none opens and none brings the gateway down', async () => {
    const { open, seal } = setup();
    const good = await seal();
    for (let index = 0; index < 2000; index += 1) {
      const place = (index * 7919) % good.length;
      const letter = String.fromCharCode(65 + (index % 26));
      // The last letter of a part holds bits that mean nothing; a change there alters nothing.
      if (good[place] === letter || good[place] === '.' || good[place + 1] === '.' || place === good.length - 1)
        continue;
      expect((await open(good.slice(0, place) + letter + good.slice(place + 1))).status).toBe(400);
    }
    expect((await open(good)).status).toBe(200);
  });

  test('[SEC-03] neither the link nor what is in it gets into the log', async () => {
    const { log, open, seal } = setup();
    const enc = await seal();
    await open(enc);
    await open(enc);
    const text = log.lines.join('');
    expect(text).toContain('/get_info_data');
    for (const secret of [enc, enc.slice(-20), 'token-1', 'lucky88']) expect(text).not.toContain(secret);
  });
});
