import { BlockList } from 'node:net';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTrusted, readClientInfo, type ConnectionFacts } from './client-info.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8);
proxies.addAddress('2001:db8::1', 'ipv6');

/** Reads a connection from the proxy 10.0.0.1 or from the given address. */
const read = (headers: Readonly<Record<string, string>> = {}, over: Partial<ConnectionFacts> = {}) =>
  readClientInfo({
    peer: '10.0.0.1',
    encrypted: false,
    trusted: proxies,
    header: (name) => headers[name],
    ...over,
  });

test.each([
  ['one visitor behind one proxy', '203.0.113.9', '203.0.113.9'],
  ['proxies of the operator between', '203.0.113.9, 10.0.0.7, 10.0.0.8', '203.0.113.9'],
  ['what a visitor wrote himself before it', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['with a port', '203.0.113.9:51200', '203.0.113.9'],
  ['in the form of IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['IPv6 in brackets and with a port', '[2001:db8::77]:443', '2001:db8::77'],
  ['a proxy with an IPv6 address', '203.0.113.9, 2001:db8::1', '203.0.113.9'],
  ['nothing that is an address', 'unknown', '10.0.0.1'],
  ['an address behind something that is none', '203.0.113.9, unknown', '10.0.0.1'],
  ['an address behind a blank', '203.0.113.9,', '10.0.0.1'],
])('[HELP-06x] the address of a visitor from a list with %s', (_name, forwarded, address) => {
  expect(read({ 'x-forwarded-for': forwarded }).address).toBe(address);
});

test('[HELP-06x] of a long list only the end is read', () => {
  const long = ['203.0.113.9', ...Array.from({ length: 19 }, () => '10.0.0.2')];
  expect(read({ 'x-forwarded-for': long.join(', ') }).address).toBe('203.0.113.9');
  expect(read({ 'x-forwarded-for': [...long, '10.0.0.2'].join(', ') }).address).toBe('10.0.0.2');
});

test('[HELP-06x] who is no trusted proxy is a visitor himself, whatever his headers say', () => {
  const headers = {
    host: 'Play.Example.COM',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'cf-ipcountry': 'VN',
    'cf-ray': '8c1',
  };
  const own = { proto: 'http', host: 'play.example.com', country: undefined, cdn: '' };
  expect(read(headers, { peer: '198.51.100.4' })).toEqual({ ...own, address: '198.51.100.4' });
  expect(read(headers, { trusted: undefined })).toEqual({ ...own, address: '10.0.0.1' });
  expect(read(headers, { peer: undefined })).toEqual({ ...own, address: '' });
});

test('[HELP-06x] no headers make a visitor another one than his connection is', () => {
  const anything = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string());
  const list = fc.array(anything, { maxLength: 30 }).map((hops) => hops.join(', '));
  fc.assert(
    fc.property(list, anything, (forwarded, country) => {
      const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https', 'cf-ipcountry': country };
      const { address, proto, cdn } = read(headers, { peer: '::ffff:198.51.100.4' });
      expect([address, proto, cdn]).toEqual(['198.51.100.4', 'http', '']);
    }),
  );
});

test.each([
  [{ 'x-forwarded-proto': 'https' }, false, 'https'],
  [{ 'x-forwarded-proto': 'https, http' }, false, 'https'],
  [{ 'x-forwarded-proto': 'http' }, true, 'https'],
  [{ 'x-forwarded-proto': 'ftp' }, false, 'http'],
  [{}, false, 'http'],
])('the scheme by %o over an encrypted connection: %s', (headers, encrypted, proto) => {
  expect(read(headers, { encrypted }).proto).toBe(proto);
});

test.each([
  [{ 'cf-ipcountry': 'vn' }, 'cloudflare', 'VN'],
  [{ 'cloudfront-viewer-country': 'vn' }, 'cloudfront', 'VN'],
  [{ 'x-country-code': 'TW' }, 'cloudflare', 'TW'],
  [{ 'x-country-code': 'TW' }, undefined, 'TW'],
  [{ 'cf-ipcountry': 'VN', 'x-country-code': 'TW' }, 'cloudflare', 'VN'],
  [{ 'cf-ipcountry': 'T1' }, 'cloudflare', undefined],
  [{ 'cf-ipcountry': 'Vietnam' }, 'cloudflare', undefined],
  [{ 'cf-ipcountry': 'VN' }, undefined, undefined],
  [{ 'cf-ipcountry': 'VN' }, 'cloudfront', undefined],
  [{ 'cf-ipcountry': 'VN', 'x-country-code': 'TW' }, 'fastly', 'TW'],
  [{}, 'cloudflare', undefined],
] as const)('[SEC-06] the country by %o before the network %s is %s', (headers, edge, country) => {
  expect(read(headers, { edge }).country).toBe(country);
});

test.each([
  ['cf-ray', 'cloudflare'],
  ['x-amz-cf-id', 'cloudfront'],
  ['x-fastly-request-id', 'fastly'],
  ['x-akamai-request-id', 'akamai'],
  ['x-azure-ref', 'azure'],
] as const)(
  '[HELP-06x] [SEC-06] a request with %s came over the network %j where that one is trusted',
  (name, edge) => {
    expect(read({ [name]: '1' }, { edge }).cdn).toBe(edge);
    expect(read({ 'x-other': '1' }, { edge }).cdn).toBe('');
    expect(read({ [name]: '1' }).cdn).toBe('');
    expect(read({ [name]: '1' }, { edge: edge === 'fastly' ? 'azure' : 'fastly' }).cdn).toBe('');
  },
);

test('no proxy is trusted by default, and what is no address never is', () => {
  expect(isTrusted('10.0.0.1', undefined)).toBe(false);
  expect(isTrusted('', proxies)).toBe(false);
  expect(isTrusted('10.0.0.1.example', proxies)).toBe(false);
  expect(isTrusted('10.255.0.1', proxies)).toBe(true);
  expect(isTrusted('2001:db8::2', proxies)).toBe(false);
});
