import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { gatewayOf, HOST } from '../../sites/site.fixtures.ts';

test('[HELP-05][HELP-06x] get_login_header tells address, host and edge, from the connection or a trusted proxy only', async () => {
  const trusted = new BlockList();
  trusted.addSubnet('10.0.0.0', 8);
  const { gateway } = gatewayOf({}, { trustedProxies: trusted });
  const headers = {
    host: 'play.example.com',
    'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.7',
    'cf-ray': '1',
    'cf-ipcountry': 'vn',
    'x-forwarded-proto': 'https',
  };
  const ask = async (remoteAddress: string) => {
    const env = { incoming: { socket: { remoteAddress } } } as unknown as Record<string, never>;
    const answer = await gateway.app.request(`${HOST}/get_login_header`, { method: 'POST', headers }, env);
    return { body: await answer.json(), hsts: answer.headers.get('strict-transport-security') };
  };
  expect(await ask('::ffff:10.1.2.3')).toEqual({
    body: {
      headers: { 'X-Client-IP': '203.0.113.9', 'X-Client-Host': 'play.example.com', 'X-Client-Cdn': 'cloudflare' },
      remote_addr: '203.0.113.9',
      country: 'VN',
    },
    hsts: 'max-age=31536000',
  });
  expect(await ask('198.51.100.4')).toEqual({
    body: {
      headers: { 'X-Client-IP': '198.51.100.4', 'X-Client-Host': 'play.example.com', 'X-Client-Cdn': '' },
      remote_addr: '198.51.100.4',
      country: '',
    },
    hsts: null,
  });
});
