import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { contractSuite, createClient, createTestSandbox, type SentCall } from '@housefront/sandbox/testing';
import { buildConnector } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../createGateway.ts';
import { sealLink } from '../links/sealed-link.ts';
import { problemsOf } from '../middleware/checked-replies/checkedReplies.ts';
import {
  agreedAt,
  captureLog,
  gatewayOf,
  HOST,
  manualClock,
  relayConsent,
  settings,
  siteOf,
  writeSite,
} from '../sites/site.fixtures.ts';

const linkKey = 'aG91c2Vmcm9udC1kZW1vLWtleS1pcy1ub3Qtc2VjcmU';
const member = { tk: 'token-1', member_id: '42', member_account: 'lucky88', member_currency: 'RMB' };

const clock = manualClock(Date.UTC(2026, 0, 1));
const OWN_PAGE = { host: 'play.example.com', 'sec-fetch-site': 'same-origin', cookie: agreedAt(clock.now()) };
const files = writeSite();
let gateway: Gateway;
beforeAll(() => {
  gateway = createGateway({
    sites: [siteOf({ linkKey, clientDir: `${files.dir}/dist/client`, config: { ...settings, consent: relayConsent } })],
    logger: captureLog().logger,
    clock,
    frameCheck: { resolve: () => Promise.resolve(['192.0.2.1']), connect: buildConnector({ timeout: 1 }) },
    // Answers themselves are tested here; the check within the gateway has its own test.
    options: { rateLimitScale: 0, checkReplies: false },
  });
});
afterAll(() => (gateway.close(), files.remove()));

/** A request for every call of the site's own server, but for the payload of a page, which is the page's own data. */
const requests: Readonly<Record<string, () => unknown>> = {
  clientCaptcha: () => undefined,
  checkIframe: () => ({ url: 'https://game.example.com/' }),
  loginHeader: () => ({}),
  infoData: async () => ({
    enc: await sealLink(member, { key: linkKey, siteId: '1001', now: clock.now(), lifetimeMs: 60_000 }),
  }),
  fbTracking: () => ({ eventName: 'Lead', eventTime: 1_790_000_000, eventID: '1', userData: {}, customData: {} }),
  templateConfig: () => ({ mobileTemplateName: 'H5_1_mobile' }),
  latestBuild: () => undefined,
  buildMeta: () => undefined,
};
const own = Object.values<AnyCall>(calls).filter(({ base, name }) => base === 'site' && name !== 'pagePayload');
const posted = own.filter(({ method }) => method === 'POST');

/** How a call is asked otherwise than by a page of the site. */
interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(call: AnyCall, body: string | undefined, { method = call.method, headers = OWN_PAGE }: Asked = {}) {
  const path = callPath(call, { params: { buildId: 'b1' } });
  const init = { method, headers: { ...headers }, ...(body !== undefined && { body }) };
  const answer = await gateway.app.request(HOST + path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe.each(own)('$name', (call) => {
  test('[CON-01] answers with what the contract says, and with no part more', async () => {
    const make = requests[call.name];
    if (!make) throw new Error(`no request for ${call.name}`);
    const body: unknown = await make();
    const { status, text } = await send(call, body === undefined ? undefined : JSON.stringify(body));
    expect(status).toBe(200);
    expect(await problemsOf(call, JSON.parse(text))).toEqual([]);
  });

  test('[GW-03] refuses another method in the envelope', async () => {
    const { status, text } = await send(call, undefined, { method: 'DELETE' });
    expect([status, JSON.parse(text)]).toMatchObject([405, { code: '405', data: null }]);
  });

  test('[SEC-01] is guarded like every answer', async () => {
    const { headers } = await send(call, call.method === 'POST' ? '{}' : undefined);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain('default-src ');
  });
});

describe.each(posted)('$name', (call) => {
  test('[SEC-04] answers no page of another origin', async () => {
    const foreign = { ...OWN_PAGE, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await send(call, '{}', { headers: foreign })).status).toBe(403);
  });
});

// Nothing is read of a request for the login header.
describe.each(posted.filter(({ name }) => name !== 'loginHeader'))('$name', (call) => {
  test('[GW-03] refuses a body that is not its own', async () => {
    for (const body of ['', 'null', '[]', '{"nobody":"asked"}', '{"__proto__":{}}']) {
      const { status, text } = await send(call, body);
      expect([200, 400]).toContain(status);
      expect(JSON.parse(text)).toMatchObject({ code: expect.stringMatching(/^(?:400|101)$/), data: null });
    }
  });
});

/** The facts by which a server in front of the platform could treat calls differently. */
const kindOf = ({ method, auth, mutates, keyed, reply }: AnyCall) => [method, auth, mutates, keyed, reply].join(' ');
// All calls of a kind are forwarded alike, and the paths of all pass (platform-paths.test): one of each kind is asked.
const forwarded = Object.values<AnyCall>(calls).filter(({ base }) => base === 'api');
const asked = forwarded.filter((call, at) => forwarded.findIndex((each) => kindOf(each) === kindOf(call)) === at);

describe('the platform through the gateway', () => {
  contractSuite(
    async () => {
      const { sandbox } = await createTestSandbox();
      const { port } = await sandbox.listen({ port: 0 });
      // No address is named beside the contract's.
      const config = { ...settings, apiPaths: [], apiHeaders: [] };
      const site = { upstream: `http://127.0.0.1:${port}`, config };
      const { gateway: before } = gatewayOf(site, { rateLimitScale: 0 });
      const ask = async (path: string, call: SentCall) =>
        before.app.request(HOST + path, { ...call, headers: { ...call.headers, ...OWN_PAGE } });
      return {
        sandbox,
        client: createClient(() => sandbox.app, ask),
        close: async () => (before.close(), sandbox.close()),
      };
    },
    (call) => asked.includes(call),
  );
});
