import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { EnvironmentError } from './env.ts';
import { writeSite } from './sites/site.fixtures.ts';
import { GatewayStartError, startGateway } from './startGateway.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

const settings = (variables: Record<string, string> = {}) => {
  const site = writeSite();
  cleanups.push(site.remove);
  return {
    HOUSEFRONT_SITES: JSON.stringify([{ dir: site.dir, hosts: ['127.0.0.1'], port: 0 }]),
    PORT: '0',
    LOG_LEVEL: 'silent',
    RENDER_THREADS: '1',
    STOP_DELAY_MS: '0',
    ...variables,
  };
};

test('[GW-05] a gateway in a program of its own serves by settings, and stops once for all who ask', async () => {
  const gateway = await startGateway(settings());
  expect(gateway.sites).toEqual(['1001']);
  expect(gateway.ports).toHaveLength(2);
  for (const port of gateway.ports) {
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('zh_CN')]);
  }
  await Promise.all([gateway.stop(), gateway.stop('SIGTERM')]);
  await expect(fetch(`http://127.0.0.1:${gateway.ports[0]}/`)).rejects.toThrow('fetch failed');
});

test('[OPS-07] metrics are on the private port only, and end with the gateway', async () => {
  const gateway = await startGateway(settings({ PRIVATE_PORT: '0' }));
  const site = `http://127.0.0.1:${gateway.ports[1]}`;
  const hidden = `http://127.0.0.1:${gateway.privatePort}/metrics`;
  await (await fetch(`${site}/`)).text();
  const answer = await fetch(hidden);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(await answer.text()).toContain('housefront_render_duration_seconds_count{site="1001"} 1');
  expect((await fetch(`${site}/metrics`)).headers.get('content-type')).toContain('text/html');
  await gateway.stop();
  await expect(fetch(hidden)).rejects.toThrow('fetch failed');
});

test('[GW-05] a gateway that cannot start says why', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  cleanups.push(() => taken.close());
  // It listens on TCP.
  const { port } = taken.address() as AddressInfo;
  const reasons = [
    { variables: settings({ PORT: `${port}` }), reason: /^cannot listen: .*EADDRINUSE/ },
    { variables: settings({ PRIVATE_PORT: `${port}` }), reason: /^the private port cannot be opened: .*EADDRINUSE/ },
    { variables: settings({ REDIS_URL: `redis://127.0.0.1:${port}` }), reason: /^cannot reach Redis: / },
    { variables: { HOUSEFRONT_SITES: '[{"dir":"/no/such/site","port":0}]' }, reason: /^no site can be served$/ },
  ];
  taken.on('connection', (socket) => socket.destroy());
  for (const { variables, reason } of reasons) {
    const start = startGateway({ LOG_LEVEL: 'silent', ...variables });
    await expect(start).rejects.toThrow(GatewayStartError);
    await expect(start).rejects.toThrow(reason);
  }
  await expect(startGateway({ PORT: 'x' })).rejects.toThrow(EnvironmentError);
});
