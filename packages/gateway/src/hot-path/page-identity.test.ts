import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { readClientInfo } from '../middleware/request-context/client-info.ts';
import type { GatewayOptions } from '../options.ts';
import { readAddress, toPageRequest } from '../render/page-request.ts';
import { captureLog, manualClock, settings, siteOf } from '../sites/site.fixtures.ts';
import { createSiteTable } from '../sites/site-table.ts';
import type { RenderRequest } from '../base/types.ts';
import { echo } from './hot-pages.fixtures.ts';

vi.setConfig({ testTimeout: 300_000 });

/** A request as it comes over the wire. */
interface Raw {
  readonly target: string;
  readonly peer: string;
  /** Site of the listener that took it; without one the host decides. */
  readonly listener: string | undefined;
  /** Names and values, as often and in the way they were written. */
  readonly headers: readonly (readonly [string, string])[];
}

const oneOf = <Item>(...items: readonly Item[]) => fc.constantFrom(...items);
const rarely = <Item>(usual: readonly Item[], odd: readonly Item[]) =>
  fc.oneof({ weight: 29, arbitrary: oneOf(...usual) }, { weight: 1, arbitrary: oneOf(...odd) });
const blank = oneOf('', '', '', ' ', '\t', ' \t ');
const cookieName = oneOf('lang', 'view_mode', 'ccy', 'i18n_redirected', 'sid', 'LANG', 'lang%20', 'xlang', '');
const cookieValue = oneOf(
  'zh_CN',
  'en_US',
  'en',
  'mobile',
  'desktop',
  'USD',
  '"mobile"',
  '%6dobile',
  'zh_CN,en',
  '%',
  '',
);
const cookie = fc
  .array(
    fc
      .tuple(blank, cookieName, blank, blank, cookieValue, blank)
      .map((p) => `${p[0]}${p[1]}${p[2]}=${p[3]}${p[4]}${p[5]}`),
    { minLength: 1, maxLength: 3 },
  )
  .chain((parts) => oneOf(';', '; ', ' ; ', ',', '=').map((between) => parts.join(between)));
const written = (name: string) =>
  oneOf(
    name,
    name,
    name.toUpperCase(),
    name.replace(/^./, (first) => first.toUpperCase()),
  );
const header = (name: string, value: fc.Arbitrary<string>) => fc.tuple(written(name), value);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const agent = oneOf(
  '',
  'Mozilla/5.0 (X11; Linux x86_64)',
  IPHONE,
  'iPad',
  'App/1',
  `${'x'.repeat(700)} iPhone`,
  'x'.repeat(700),
);
const headers = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: header('cookie', cookie) },
    { weight: 10, arbitrary: header('user-agent', agent) },
    {
      weight: 10,
      arbitrary: header('accept-language', oneOf('zh-CN', 'en', 'EN_us;q=0.5, zh', 'en;q=0,zh', 'fr', ' zh', '*')),
    },
    { weight: 5, arbitrary: header('sec-ch-ua-mobile', oneOf('?1', '?0', ' ?1', '?1 ', '1')) },
    { weight: 5, arbitrary: header('accept-encoding', oneOf('gzip', 'GZIP, br', 'gzip;q=0', 'identity')) },
    { weight: 5, arbitrary: header('x-country-code', oneOf('JP', 'jp', 'KR', 'XX', 'J')) },
    { weight: 5, arbitrary: header('x-forwarded-proto', oneOf('https', 'http', 'https, http')) },
    { weight: 1, arbitrary: header('authorization', oneOf('', 'x')) },
  ),
  { maxLength: 4 },
);
const host = rarely(
  ['play.example.com', 'PLAY.example.com', 'play.example.com:80', 'play.example.com:0080'],
  ['play.example.com.', 'play.example.com:81', 'other.example.com', 'evil.test', ''],
);
const path = rarely(
  ['/', '/games', '/faq', '/%67ames', '/games#x', '/./games', '/x/../games'],
  ['/GAMES', '/games/', '//games', '\\games', '/nope', '/%ff', '/%', '/a%20b', '/a b'],
);
const parameter = rarely(
  ['q=1', 'q=%31', 'lang=zh', 'lang=EN', 'utm_source=1', '%71=1'],
  ['Q=1', 'q=1%20mobile', 'q=', 'page=2', 'lang=x', 'tk=1', '+q=1', 'q', '='],
);
const query = fc.array(parameter, { maxLength: 2 }).map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
const authority = rarely([''], ['http://evil.test', 'http://play.example.com']);
const target = fc.tuple(authority, path, query).map((parts) => parts.join(''));
const request: fc.Arbitrary<Raw> = fc
  .record({
    target,
    peer: oneOf('10.0.0.1', '203.0.113.9', '::ffff:10.0.0.1'),
    listener: oneOf('1001', undefined),
    host: header('host', host),
    headers,
  })
  .map(({ host: asked, ...rest }) => ({ ...rest, headers: [asked, ...rest.headers] }));
/** The second one often differs in little, and nothing, from the first. */
const pair = fc.oneof(
  fc.tuple(request, request),
  fc.tuple(request, headers).map(([one, more]): [Raw, Raw] => [one, { ...one, headers: [...one.headers, ...more] }]),
  fc.tuple(request, target).map(([one, other]): [Raw, Raw] => [one, { ...one, target: other }]),
);

const ONE_VALUE = new Set(['user-agent', 'host', 'authorization']);

/** Headers as Node's server gives them: the first of some, the others joined. */
function incoming(headersOfRaw: Raw['headers']): IncomingHttpHeaders {
  const found: Record<string, string> = {};
  for (const [written_, value] of headersOfRaw) {
    const name = written_.toLowerCase();
    const text = value.replace(/^[ \t]+|[ \t]+$/g, '');
    const before = found[name];
    if (before === undefined) found[name] = text;
    else if (!ONE_VALUE.has(name)) found[name] = `${before}${name === 'cookie' ? '; ' : ', '}${text}`;
  }
  return found;
}

const trustedProxies = new BlockList();
trustedProxies.addSubnet('10.0.0.0', 8);
const sites = [
  siteOf({ render: echo, config: { ...settings, nativeUserAgentToken: 'App/1' } }),
  siteOf({
    id: '1002',
    hosts: ['other.example.com'],
    render: echo,
    config: { ...settings, siteId: 1002, desktopLock: false, localeCookie: false },
  }),
];
const table = createSiteTable(sites);

/** Undoes the coding of an answer. */
function plain(body: Buffer, coding: string | null): string {
  const bytes = coding === 'gzip' ? gunzipSync(body) : coding === 'br' ? brotliDecompressSync(body) : body;
  return bytes.toString();
}

/** Asks a gateway as a listener does: cached pages first, then the app. Returns the render request behind the answer. */
function createClient(options: Partial<GatewayOptions> = {}) {
  const logger = captureLog().logger;
  logger.level = 'silent';
  const gateway = createGateway({ sites, clock: manualClock(), logger, options: { trustedProxies, ...options } });
  return async ({
    target: url,
    peer,
    listener,
    ...raw
  }: Raw): Promise<{ readonly told: string; readonly hot: boolean }> => {
    const socket = { remoteAddress: peer, localPort: 80 };
    const fields = incoming(raw.headers);
    const message = { method: 'GET', url, headers: fields, socket } as unknown as IncomingMessage;
    let told = '';
    let coding: string | null = null;
    const response = {
      writeHead: (_status: number, head: readonly string[]) => {
        const at = head.indexOf('content-encoding');
        coding = at < 0 ? null : (head[at + 1] ?? null);
      },
      end: (body: Buffer) => void (told = plain(body, coding)),
    };
    if (gateway.hot(message, response as unknown as ServerResponse, listener)) return { told, hot: true };
    const address = /^[/\\]/.test(url) ? `http://play.example.com${url}` : url;
    const env = { incoming: { socket }, listenerSite: listener } as unknown as Parameters<typeof gateway.app.fetch>[1];
    const answer = await gateway.app.fetch(new Request(address, { headers: fields as Record<string, string> }), env);
    const body = Buffer.from(await answer.arrayBuffer());
    return { told: plain(body, answer.headers.get('content-encoding')), hot: false };
  };
}

const withoutCookies = (raw: Raw): Raw => ({
  ...raw,
  headers: raw.headers.filter(([name]) => name.toLowerCase() !== 'cookie'),
});

/** The facts on which the page of a request depends, without any cache. */
function factsOf({ target: url, peer, listener, ...raw }: Raw): string | undefined {
  const fields = incoming(raw.headers);
  const header = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const client = readClientInfo({ peer, encrypted: false, header, trusted: trustedProxies });
  const found = table.find(client, listener, 80);
  if (!found) return undefined;
  // Two slashes at the start are a path as well.
  const address = new URL(url.replace(/^[/\\]/, 'http://play.example.com$&'));
  const source = {
    address: readAddress(address),
    origin: found.origin,
    header,
    country: client.country,
    now: 1_000_000,
    isNetworked: false,
  };
  const { url: page, mode, locale, currency, country, native, services } = toPageRequest(source, found.site);
  return JSON.stringify([page, mode, locale, currency, country, native, services]);
}

/** The same as in the render request; undefined for an answer that is no page. */
function toldOf(told: string): string | undefined {
  if (!told.startsWith('{')) return undefined;
  const { url, mode, locale, cookies, headers, services = [] } = JSON.parse(told) as RenderRequest;
  const native = headers.userAgent?.includes('App/1');
  return JSON.stringify([url, mode, locale, cookies['ccy'], headers.country, native, services]);
}

test('[GW-02] of 20,000 pairs of odd requests none gets what another one asked for', async () => {
  const kept = createClient();
  const alone = createClient({ freshMs: 0, staleMs: 0, pageCacheBytes: 0 });
  let [asked, hot] = [0, 0];
  const check = async (raw: Raw) => {
    const got = await kept(raw);
    hot += Number(got.hot);
    const page = toldOf(got.told);
    let right = page === undefined || page === factsOf(raw);
    // A gateway without a cache renders each request again: slow, but no earlier request can matter.
    asked += 1;
    if (asked % 100 === 0) right &&= got.told === (await alone(raw)).told;
    if (!right) throw new Error(`${got.told} in the place of ${factsOf(raw)} for ${JSON.stringify(raw)}`);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 100, maxLength: 100 }), async (pairs) => {
      for (const [index, [one, other]] of pairs.entries()) {
        await check(one);
        await check(other);
        if (index % 10 === 0) await check(withoutCookies(other));
      }
    }),
    { numRuns: 200, endOnFailure: true },
  );
  // Most of them meet a page that an earlier one left.
  expect(hot).toBeGreaterThan(30_000);
});
