import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { normalizeEnvelope } from '@housefront/contract/envelope';
import { afterEach, expect, test } from 'vitest';
import { createGateway, type GatewaySetup } from '../createGateway.ts';
import { sealLink } from '../links/sealed-link.ts';
import { createMemoryState } from '../shared/memory-state.ts';
import { captureLog, HOST, manualClock, OWN, siteOf } from '../sites/site.fixtures.ts';

const linkKey = 'aG91c2Vmcm9udC1kZW1vLWtleS1pcy1ub3Qtc2VjcmU';
const cleanups: (() => unknown)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));

const clock = manualClock();
const asking = (site: Parameters<typeof siteOf>[0] = {}, over: Partial<GatewaySetup> = {}) => {
  const gateway = createGateway({ sites: [siteOf(site)], logger: captureLog().logger, clock, ...over });
  cleanups.push(() => gateway.close());
  return async (path: string, body?: string, headers: Readonly<Record<string, string>> = {}) => {
    const method = body === undefined ? 'GET' : 'POST';
    const own = { ...OWN, 'sec-fetch-site': 'same-origin', ...headers };
    return gateway.app.request(HOST + path, { method, headers: own, ...(body !== undefined && { body }) });
  };
};

/** A platform that takes a call and never answers it; `taken` resolves when it has one. */
async function silentPlatform() {
  const taken = Promise.withResolvers<void>();
  const server = http.createServer(() => taken.resolve());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => (server.closeAllConnections(), server.close()));
  return { upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken: taken.promise };
}

const gone = () => Promise.reject(new Error('the store is gone'));

/** The cause of each failure that the gateway reports. */
const failures: Readonly<Record<number, () => Promise<Response>>> = {
  400: () => asking()('/api/..%2fcontrol'),
  403: () => asking()('/api/v1/x', '{}', { 'sec-fetch-site': 'cross-site' }),
  404: () => asking()('/faq/_payload.json?build=another'),
  405: () => asking()('/get_login_header'),
  413: () => asking()('/api/v1/x', 'x', { 'content-length': '1048577' }),
  429: async () => {
    const ask = asking();
    for (let turn = 0; turn < 30; turn += 1) await ask('/api/login', '{}');
    return ask('/api/login', '{}');
  },
  500: () => asking({}, { shared: { ...createMemoryState(clock), take: gone } })('/clientCaptcha'),
  503: async () => {
    const ask = asking({ linkKey }, { shared: { ...createMemoryState(clock), useOnce: gone } });
    const member = { tk: 'token-1', member_id: '42', member_account: 'lucky88', member_currency: 'RMB' };
    const link = { key: linkKey, siteId: '1001', now: clock.now(), lifetimeMs: 60_000 };
    return ask('/get_info_data', JSON.stringify({ enc: await sealLink(member, link) }));
  },
  502: () => asking()('/api/v1/x', '{}'),
  504: async () => {
    const { upstream, taken } = await silentPlatform();
    const answer = asking({ upstream })('/api/v1/x', '{}');
    await taken;
    clock.advance(30_000);
    return answer;
  },
};

test.each(Object.entries(failures))('[GW-03] [CON-01] status %s comes in the envelope', async (status, bring) => {
  const answer = await bring();
  expect(answer.status).toBe(Number(status));
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body: unknown = await answer.json();
  expect(normalizeEnvelope(body)).toEqual({
    ok: false,
    code: status,
    message: expect.stringMatching(/.{8}/),
    data: null,
  });
  // Nothing more than the contract knows of an envelope, so nothing of what went wrong inside.
  expect(Object.keys(body as object).toSorted()).toEqual(['code', 'data', 'message']);
});
