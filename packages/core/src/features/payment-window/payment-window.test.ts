import { expect, test } from 'vitest';
import { fakePorts } from '../../testing/index.ts';
import { openPaymentWindow } from './index.ts';

const setUp = () => {
  const ports = fakePorts();
  return { ports, wait: () => openPaymentWindow(ports, '/loading', { width: 1500, height: 800 }) };
};

test('[PLAY-10] [XWIN-06] [STORE-06] a payment waits in its named window until its address is known', () => {
  const { ports, wait } = setUp();
  const waiting = wait();
  expect(ports.storage.get('waitingWindow')).toBe('fpWindow');
  waiting?.goTo('/fastPayment');
  expect(ports.storage.get('waitingWindow')).toBeUndefined();
  expect(ports.windows.opened.map(({ name, addresses, size, focused }) => [name, addresses, size, focused])).toEqual([
    ['fpWindow', ['/loading', '/fastPayment'], { width: 1500, height: 800 }, 1],
  ]);
});

test('[XWIN-07x] /close still ends the open game, with any outcome of the payment', () => {
  const { ports, wait } = setUp();
  ports.storage.set('waitingWindow', 'gameWindow');
  const waiting = wait();
  waiting?.goTo('/fastPayment');
  expect(ports.storage.get('waitingWindow')).toBe('gameWindow');
  ports.windows.get('fpWindow')?.close();
  ports.windows.blocked = true;
  expect([wait(), ports.storage.get('waitingWindow')]).toEqual([null, 'gameWindow']);
});

test('[XWIN-06] an abandoned payment keeps the name of the window that waits now', () => {
  const { ports, wait } = setUp();
  const waiting = wait();
  ports.windows.get('fpWindow')?.close();
  ports.storage.set('waitingWindow', 'gameWindow');
  waiting?.goTo('/fastPayment');
  expect([ports.storage.get('waitingWindow'), ports.windows.get('fpWindow')?.addresses]).toEqual([
    'gameWindow',
    ['/loading'],
  ]);
});
