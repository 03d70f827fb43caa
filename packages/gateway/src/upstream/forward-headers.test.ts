import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClientInfo } from '../base/types.ts';
import { requestHeaders, responseHeaders } from './forward-headers.ts';

const client: ClientInfo = {
  address: '203.0.113.9',
  proto: 'https',
  host: 'evil.test',
  country: undefined,
  cdn: 'fastly',
};
const facts = {
  client,
  requestId: 'r1',
  siteId: '1001',
  host: 'play.example.com',
  ownHeaders: ['x-open', 'x-site-id'],
};
const sent = (headers: Readonly<Record<string, string>>, over: Partial<ClientInfo> = {}) =>
  requestHeaders(headers, { ...facts, client: { ...client, ...over } });

/** Headers of every forwarded request, independent of its visitor. */
const truth = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'play.example.com',
  'x-forwarded-proto': 'https',
  'x-request-id': 'r1',
  'x-site-id': '1001',
};

test('[GW-03] [MEM-36x] a call goes on with what belongs to it, its key too, and with who it is really from', () => {
  const own = {
    accept: 'application/json',
    authorization: 'Bearer t1',
    'content-type': 'application/json',
    'idempotency-key': 'k1',
    language: 'en_US',
  };
  expect(sent(own)).toEqual({ ...own, ...truth });
});

test.each([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'cookie',
  'expect',
  'forwarded',
  'x-real-ip',
  'x-client-host',
  'x-client-cdn',
  'x_site_id',
  'x-site_id',
  'x_forwarded_for',
  'x_open',
  'transfer_encoding',
  'content_length',
  'client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-forwarded',
  'x-forwarded-server',
  'x-original-host',
  'x-host',
  'base-url',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'origin',
  'referer',
  'via',
  'x-anything-new',
])('[GW-03] [SEC-06] %s of a visitor stays here', (name) => {
  expect(sent({ [name]: 'x' })).toEqual(truth);
});

test('[GW-03] [HELP-06x] what a visitor claims about himself is replaced by the truth', () => {
  const claims = {
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-request-id': 'mine',
    'x-site-id': '9999',
  };
  expect(sent(claims)).toEqual(truth);
});

test('[HELP-06x] where a call brings along the address that it was given, it gets the true one', () => {
  expect(sent({ 'x-client-ip': '1.1.1.1' })).toEqual({
    ...truth,
    'X-Client-IP': '203.0.113.9',
    'X-Client-Host': 'play.example.com',
    'X-Client-Cdn': 'fastly',
  });
});

test('[GW-03] what the connection names belongs to the connection', () => {
  expect(sent({ connection: 'close, X-Secret', 'x-secret': '1', 'x-open': '2' })).toEqual({ ...truth, 'x-open': '2' });
});

test('a request without an address claims none', () => {
  expect(sent({}, { address: '' })).not.toHaveProperty('x-forwarded-for');
});

test('[GW-03] no header of a visitor changes what the platform learns of him', () => {
  const name = fc.constantFrom(
    ...Object.keys(truth),
    'forwarded',
    'host',
    'x-client-ip',
    'x-real-ip',
    'x-forwarded-server',
    'connection',
  );
  const value = fc.constantFrom('1.2.3.4', 'evil.test', 'x-site-id, x-request-id', 'close', '');
  fc.assert(
    fc.property(fc.dictionary(name, value), (headers) => {
      expect(sent(headers)).toMatchObject(truth);
      expect(Object.keys(sent(headers)).filter((each) => /^(?:forwarded|host|x-real-ip)$/i.test(each))).toEqual([]);
    }),
  );
});

/** Headers that browsers send with a site's calls, by occasion: all of them pass. */
const CALLS = [
  [
    'of a member on a page',
    {
      accept: 'application/json',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'th-TH,th;q=0.9',
      authorization: 'Bearer t1',
      language: 'th_TH',
      'user-agent': 'Mozilla/5.0 (Linux; Android 14)',
      'x-requested-with': 'XMLHttpRequest',
    },
  ],
  [
    'that changes something',
    {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'idempotency-key': '7f1b0c',
      'x-socket-id': '120.7',
    },
  ],
  ['for what may be here already', { 'if-none-match': '"v7"', 'if-modified-since': 'Tue, 01 Sep 2026 08:00:00 GMT' }],
  ['for the rest of a file', { range: 'bytes=1024-', 'if-range': '"v7"' }],
] as const;

test.each(CALLS)('[SEC-06] a call %s goes on as it came', (_, call) => {
  expect(sent(call)).toEqual({ ...call, ...truth });
});

/** An answer of a platform, by its names and values in turns. */
const reply = (...rawHeaders: readonly string[]) => replyTo({}, ...rawHeaders);
const replyTo = (asked: IncomingHttpHeaders, ...rawHeaders: readonly string[]) => {
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'connection');
  const headers = at < 0 ? {} : { connection: rawHeaders[at + 1] };
  const answer = { rawHeaders, headers } as unknown as IncomingMessage;
  return Object.fromEntries(
    responseHeaders(answer, { headers: asked, ownHeaders: ['x-stays', 'x-hop', 'set-cookie'] }),
  );
};

test('[GW-03] an answer keeps its type, its token and how it is written', () => {
  const kept = ['Content-Type', 'application/json', 'Authorization', 't2', 'Content-Encoding', 'gzip'];
  expect(reply(...kept)).toEqual({
    'content-type': 'application/json',
    authorization: 't2',
    'content-encoding': 'gzip',
    // A token is for one browser, once.
    'cache-control': 'no-store',
  });
});

test('an answer that says how long it may be kept is believed', () => {
  expect(reply('Cache-Control', 'public, max-age=60')).toEqual({ 'cache-control': 'public, max-age=60' });
});

test.each([
  'Set-Cookie',
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'Access-Control-Allow-Origin',
  'Clear-Site-Data',
  'Refresh',
  'Link',
  'Service-Worker-Allowed',
  'Server',
  'X-Powered-By',
  'X-Request-Id',
  'Transfer-Encoding',
  'Alt-Svc',
  'X-Accel-Redirect',
  'X-Accel-Expires',
  'X-Accel-Buffering',
  'X-Sendfile',
  'Surrogate-Control',
  'CDN-Cache-Control',
  'Set-Cookie2',
  'Speculation-Rules',
  'SourceMap',
  'X-SourceMap',
  'WWW-Authenticate',
  'Proxy-Authenticate',
  'Authentication-Info',
  'Origin-Agent-Cluster',
  'Document-Policy',
  'Critical-CH',
  'Accept-CH',
  'NEL',
  'Via',
  'X-Anything-New',
])('[SEC-06] a platform decides no %s of the site', (name) => {
  expect(reply(name, 'x')).toEqual({ 'cache-control': 'no-store' });
});

test('what the connection of the platform names stays with it', () => {
  expect(reply('Connection', 'X-Hop', 'X-Hop', '1', 'X-Stays', '2')).toEqual({
    'x-stays': '2',
    'cache-control': 'no-store',
  });
});

test('a header that comes twice comes twice', () => {
  expect(reply('Vary', 'language', 'Vary', 'accept')).toMatchObject({ vary: 'language, accept' });
});

test.each([
  ['public, max-age=60', 'private, max-age=60'],
  ['PUBLIC,s-maxage=600 , max-age=5', 'private, max-age=5'],
  ['max-age=60', 'private, max-age=60'],
  ['private, max-age=60', 'private, max-age=60'],
  ['public="x", no-cache', 'private, no-cache'],
  ['private="set-cookie", max-age=9', 'private, max-age=9'],
  ['public, no-store', 'no-store'],
  ['No-Store', 'no-store'],
  ['', 'private'],
  ['proxy-revalidate, must-revalidate', 'private, must-revalidate'],
])('[SEC-06] to a signed call "%s" means %s', (given, kept) => {
  expect(replyTo({ authorization: 't1' }, 'Cache-Control', given)).toEqual({ 'cache-control': kept });
});

test('[SEC-06] an answer with a new token is not kept', () => {
  const answer = ['Authorization', 't2', 'Cache-Control', 'public, max-age=60'];
  expect(reply(...answer)).toEqual({ authorization: 't2', 'cache-control': 'no-store' });
});

test('[SEC-06] nothing passes that is on no list, whatever its name', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9_-]{0,20}$/);
  const known = new Set([...CALLS.flatMap(([, call]) => Object.keys(call)), 'x-open', 'x-client-ip']);
  fc.assert(
    fc.property(name, (other) => {
      fc.pre(!known.has(other));
      expect(sent({ [other]: 'x' })).toEqual(truth);
    }),
  );
});

test("[FLD-09] an answer keeps the platform's date, and how long a cache has held it", () => {
  const date = 'Thu, 26 Nov 2026 10:00:00 GMT';
  expect(reply('Date', date, 'Age', '30')).toMatchObject({ date, age: '30' });
});
