import { fakePorts } from '@housefront/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { registerWorker } from './registerWorker.ts';

interface Wishes {
  readonly workers?: () => unknown;
  readonly nativeBridge?: boolean;
  readonly framed?: boolean;
  readonly clientType?: string;
}

function setup({ workers, nativeBridge = false, framed = false, clientType = 'mobile' }: Wishes) {
  const registered: unknown[][] = [];
  const register = (...args: unknown[]) => Promise.resolve(registered.push(args));
  const navigator = Object.defineProperty({}, 'serviceWorker', { get: workers ?? (() => ({ register })) });
  vi.stubGlobal('navigator', navigator);
  onTestFinished(() => void vi.unstubAllGlobals());
  const ports = fakePorts({ nativeBridge });
  const core = {
    config: { push: false },
    ports: { ...ports, windows: { ...ports.windows, framed: () => framed } },
    site: { getState: () => ({ clientType }) },
  };
  registerWorker({ core } as never);
  return { registered, clock: ports.clock };
}

test('[PWA-01] the worker is registered for the whole site, seconds after the page', async () => {
  const { registered, clock } = setup({});
  await clock.advance(3999);
  expect(registered).toEqual([]);
  await clock.advance(1);
  expect(registered).toEqual([['/offline-worker.js', { scope: '/', updateViaCache: 'none' }]]);
});

test.each([
  ['a native wrapper', { nativeBridge: true }],
  ['a wrapper known by its user agent', { clientType: 'app' }],
  ['a frame', { framed: true }],
])('[PWA-01] %s has no worker', async (_name, wishes) => {
  const { registered, clock } = setup(wishes);
  await clock.advance(60_000);
  expect(registered).toEqual([]);
});

test.each([
  ['has no workers', () => undefined],
  [
    'refuses the access',
    () => {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  ],
  ['refuses the worker', () => ({ register: () => Promise.reject(new DOMException('no storage', 'SecurityError')) })],
  [
    'throws at once',
    () => ({
      register: () => {
        throw new TypeError('no');
      },
    }),
  ],
])('[PWA-01] a page whose browser %s reports no error', async (_name, workers) => {
  const failures: unknown[] = [];
  const note = (error: unknown) => void failures.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const { clock } = setup({ workers });
  await clock.advance(60_000);
  // Node.js reports a rejection after the tasks of its turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(failures).toEqual([]);
});
