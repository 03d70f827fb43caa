import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { gatewayOf, HOST } from '../../sites/site.fixtures.ts';

const forwarded = {
  host: 'play.example.com',
  'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.7',
  'cf-ray': '1',
  'cf-ipcountry': 'vn',
  'x-forwarded-proto': 'https',
};

/** The answer to a visitor whose connection comes from `remoteAddress`, behind proxies in 10.0.0.0/8. */
async function ask(remoteAddress: string, method = 'POST') {
  const trusted = new BlockList();
  trusted.addSubnet('10.0.0.0', 8);
  const { gateway } = gatewayOf({}, { trustedProxies: trusted, edge: 'cloudflare' });
  const env = { incoming: { socket: { remoteAddress } } } as unknown as Record<string, never>;
  const answer = await gateway.app.request(`${HOST}/get_login_header`, { method, headers: forwarded }, env);
  const text = await answer.text();
  return { status: answer.status, text, hsts: answer.headers.get('strict-transport-security') };
}

describe('happy', () => {
  test('[HELP-05][HELP-06x] get_login_header returns address, host and edge that a trusted proxy reports', async () => {
    const { text, hsts } = await ask('::ffff:10.1.2.3');
    expect(JSON.parse(text)).toEqual({
      headers: { 'X-Client-IP': '203.0.113.9', 'X-Client-Host': 'play.example.com', 'X-Client-Cdn': 'cloudflare' },
      remote_addr: '203.0.113.9',
      country: 'VN',
    });
    expect(hsts).toBe('max-age=31536000');
  });
});

describe('error', () => {
  test('[HELP-05] it is asked for with POST alone', async () => {
    expect(await ask('10.1.2.3', 'PUT')).toMatchObject({ status: 405 });
  });
});

describe('security', () => {
  test('[HELP-06x] of anybody else the connection counts, whatever the headers say', async () => {
    const { text, hsts } = await ask('198.51.100.4');
    expect(JSON.parse(text)).toEqual({
      headers: { 'X-Client-IP': '198.51.100.4', 'X-Client-Host': 'play.example.com', 'X-Client-Cdn': '' },
      remote_addr: '198.51.100.4',
      country: '',
    });
    expect(hsts).toBeNull();
  });
});
