import { expect, test } from 'vitest';
import { createMemoryState } from '../shared/memory-state.ts';
import { captureLog, manualClock } from '../sites/site.fixtures.ts';
import { createPrivateApp } from './createPrivateApp.ts';

const clock = manualClock();
const app = createPrivateApp({
  prometheus: { text: () => Promise.resolve('housefront_requests_total 1'), contentType: 'text/plain' },
  host: 'gw1.corp.example.net',
  purge: {
    shared: createMemoryState(clock),
    clock,
    logger: captureLog().logger,
    key: undefined,
    copies: undefined,
  },
});
test.each([
  '127.0.0.1:9464',
  '10.1.2.3',
  '[::1]:9464',
  'localhost:9464',
  'gateway:9464',
  'gateway_2',
  'gateway.sites.svc',
  'gateway.sites.svc.cluster.local:9464',
  'ip-10-0-0-1.eu-central-1.compute.internal',
  'GW1.corp.example.net:9464',
])('[OPS-07] metrics are given to who asks for %s', async (host) => {
  expect((await app.request('http://x/metrics', { headers: { host } })).status).toBe(200);
});

test.each([
  'evil.example',
  'evil.example:9464',
  '127.0.0.1.evil.example',
  '127.0.0.1.nip.io',
  'localhost.evil.example',
  'internal.evil.example',
  'gateway.svc.evil.example.',
  '',
  'a/b.evil.example',
  undefined,
])('[SEC-06] [OPS-07] a page that points its own name at this machine reads no metrics: %s', async (host) => {
  const answer = await app.request('http://evil.example/metrics', host === undefined ? {} : { headers: { host } });
  expect([answer.status, await answer.text()]).toEqual([403, expect.not.stringContaining('housefront_')]);
});
