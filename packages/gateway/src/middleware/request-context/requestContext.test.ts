import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { GatewayEnv } from '../gateway-env.ts';
import { readClientInfo } from './client-info.ts';
import { requestContext } from './requestContext.ts';

const trusted = new BlockList();
trusted.addSubnet('10.0.0.0', 8);
trusted.addSubnet('fd00::', 8, 'ipv6');

const read = (peer: string, headers: Record<string, string>) =>
  readClientInfo({ peer, encrypted: false, header: (name) => headers[name], trusted, edge: 'cloudfront' });

test.each([
  ['203.0.113.9', '10.0.0.1', '203.0.113.9'],
  ['203.0.113.9:4711', '::ffff:10.0.0.1', '203.0.113.9'],
  ['[2001:db8::1]:443', 'fd00::1', '2001:db8::1'],
  ['1.1.1.1, 203.0.113.9, 10.2.2.2', '10.0.0.1', '203.0.113.9'],
  ['10.3.3.3, 10.2.2.2', '10.0.0.1', '10.3.3.3'],
  ['203.0.113.9, <script>', '10.0.0.1', '10.0.0.1'],
  ['', '10.0.0.1', '10.0.0.1'],
  ['203.0.113.9', '198.51.100.1', '198.51.100.1'],
])('[HELP-06x] forwarded "%s" by %s is %s', (forwarded, peer, address) => {
  expect(read(peer, { 'x-forwarded-for': forwarded }).address).toBe(address);
});

test('[HELP-06x] scheme, country and edge are believed from a trusted proxy only', () => {
  const headers = {
    'x-forwarded-proto': 'https',
    'x-country-code': 'jp',
    'x-amz-cf-id': '1',
    host: 'Play.Example.com',
  };
  expect(read('10.0.0.1', headers)).toMatchObject({
    proto: 'https',
    country: 'JP',
    cdn: 'cloudfront',
    host: 'play.example.com',
  });
  expect(read('198.51.100.1', headers)).toMatchObject({ proto: 'http', country: undefined, cdn: '' });
  expect(read('10.0.0.1', { 'cf-ipcountry': 'T1' }).country).toBeUndefined();
});

test('[GW-05] the request id of a trusted proxy is kept when it is plain; any other request gets a fresh one', async () => {
  const app = new Hono<GatewayEnv>().use(requestContext({ trusted })).get('/', (c) => c.text(c.get('requestId')));
  const id = async (remoteAddress: string | undefined, given: string) => {
    const env = (remoteAddress === undefined
      ? {}
      : { incoming: { socket: { remoteAddress } } }) as unknown as GatewayEnv['Bindings'];
    const answer = await app.request('/', { headers: { 'x-request-id': given } }, env);
    const told = await answer.text();
    expect(answer.headers.get('x-request-id')).toBe(told);
    return told;
  };
  expect(await id('10.0.0.1', 'edge-12345678')).toBe('edge-12345678');
  for (const [peer, given] of [
    ['10.0.0.1', 'a b'],
    ['198.51.100.1', 'edge-12345678'],
    [undefined, 'edge-12345678'],
  ] as const) {
    expect(await id(peer, given)).toMatch(/^[\da-f-]{36}$/);
  }
});
