import { expect, test } from 'vitest';
import { gatewayOf } from '../../sites/site.fixtures.ts';

test('[GW-05] health and readiness; readiness ends when the process stops', async () => {
  const { gateway } = gatewayOf();
  const status = async (path: string) => (await gateway.app.request(`http://any${path}`)).status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  gateway.drain();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
});
