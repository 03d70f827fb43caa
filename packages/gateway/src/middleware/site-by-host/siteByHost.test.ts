import { expect, test } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import { gatewayOf, captureLog, pageOf, siteOf } from '../../sites/site.fixtures.ts';

test('[GW-01] one process serves several sites by host name, and an unknown host gets a plain 404', async () => {
  const two = siteOf({
    id: '1002',
    hosts: ['other.example.com'],
    render: (request) => Promise.resolve({ ...pageOf(request), html: 'two' }),
  });
  const { app } = createGateway({ sites: [siteOf(), two], logger: captureLog().logger });
  const ask = (host: string) => app.request(`http://${host}/`, { headers: { host } });
  expect(await (await ask('other.example.com')).text()).toBe('two');
  expect(await (await ask('OTHER.example.com.:8080')).text()).toBe('two');
  expect(await (await ask('play.example.com')).text()).toContain('http://play.example.com/');
  const unknown = await ask('elsewhere.example.com');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('No site is served');
  expect(() => createGateway({ sites: [siteOf(), siteOf({ id: '2' })], logger: captureLog().logger })).toThrow(
    /play.example.com is listed/,
  );
});

test('[GW-01] a listener of one site serves it whatever the Host header, without trusting that header', async () => {
  const { gateway } = gatewayOf({ hosts: [], port: 4101 });
  const ask = async (host: string) =>
    (await gateway.app.request('http://x/', { headers: { host } }, { listenerSite: '1001' })).text();
  expect(await ask('evil.example.net')).toContain(' http://localhost:4101/ ');
  expect(await ask('127.0.0.1')).toContain(' http://127.0.0.1/ ');
});
