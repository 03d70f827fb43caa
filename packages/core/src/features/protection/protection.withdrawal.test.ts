import { expect, test } from 'vitest';
import { fakePorts } from '../../testing/index.ts';
import { withdrawalPorts } from './index.ts';

test('[RG-31] a login for withdrawals is in memory only: no other tab and no later page has it', () => {
  const ports = fakePorts();
  ports.storage.set('token', 'before');
  const own = withdrawalPorts(ports);
  expect(own.storage.get('token')).toBeUndefined();
  own.storage.set('token', 't9');
  own.storage.set('waitingWindow', 'depositWindow');
  own.storage.set('reload-guard', { '/': 1 });
  expect([own.storage.get('token'), own.storage.get('reload-guard')]).toEqual(['t9', { '/': 1 }]);
  expect([own.storage.lasts('token'), own.storage.lasts('reload-guard')]).toEqual([true, true]);
  expect(ports.storage.get('token')).toBe('before');
  expect(ports.storage.get('reload-guard')).toBeUndefined();
  expect(ports.storage.tabs.items.size).toBe(1);
});

test('[RG-31] a login for withdrawals hears nothing of other tabs or of the platform, and sends as the page does', async () => {
  const ports = fakePorts();
  const own = withdrawalPorts(ports);
  const heard: unknown[] = [];
  const stop = own.storage.onChange('token', (token) => heard.push(token));
  ports.storage.fromOtherTab('token', 'elsewhere');
  stop();
  own.realtime.join('member.42', 'private');
  expect([heard, own.realtime.state(), ports.realtime.joined.size]).toEqual([[], 'off', 0]);
  expect([own.http, own.clock, own.device]).toEqual([ports.http, ports.clock, ports.device]);
});
