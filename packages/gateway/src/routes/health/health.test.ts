import { describe, expect, test } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import { createMemoryState } from '../../shared/memory-state.ts';
import { captureLog, gatewayOf, manualClock, siteOf } from '../../sites/site.fixtures.ts';

const ask = async (gateway: ReturnType<typeof createGateway>, path: string) => {
  const answer = await gateway.app.request(`http://any${path}`);
  return [answer.status, await answer.json()];
};

describe('happy', () => {
  test('[GW-05] a gateway with sites is healthy and ready, whatever host is asked for', async () => {
    const { gateway } = gatewayOf();
    expect(await ask(gateway, '/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await ask(gateway, '/readyz')).toEqual([200, { status: 'ready', sites: 1 }]);
  });
});

describe('error', () => {
  test('[GW-05] readiness ends when the process stops, and health does not', async () => {
    const { gateway } = gatewayOf();
    gateway.drain();
    expect(await ask(gateway, '/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await ask(gateway, '/readyz')).toEqual([503, { status: 'stopping', sites: 1 }]);
  });

  test('[GW-05] a gateway without a site is not ready', async () => {
    const gateway = createGateway({ sites: [], logger: captureLog().logger });
    expect(await ask(gateway, '/readyz')).toEqual([503, { status: 'no sites', sites: 0 }]);
    gateway.close();
  });

  test('[OPS-05] without a store a gateway is degraded, says which one, and goes on', async () => {
    const shared = { ...createMemoryState(manualClock()), status: () => ({ links: 'full', shared: 'ready' }) as const };
    const gateway = createGateway({ sites: [siteOf()], logger: captureLog().logger, shared });
    const stores = { links: 'full', shared: 'ready' };
    expect(await ask(gateway, '/readyz')).toEqual([200, { status: 'degraded', sites: 1, stores }]);
    gateway.drain();
    expect(await ask(gateway, '/readyz')).toEqual([503, { status: 'stopping', sites: 1, stores }]);
  });
});

describe('security', () => {
  test('[GW-05] neither address says which sites there are, and nothing on the way keeps them', async () => {
    const { gateway } = gatewayOf();
    for (const path of ['/healthz', '/readyz']) {
      const answer = await gateway.app.request(`http://any${path}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).not.toMatch(/1001|play\.example\.com/);
    }
  });
});
