import { expect, test } from 'vitest';
import { fakePorts } from '../../testing/index.ts';
import { rememberMethod, usualMethod } from './cashier.method.ts';
import type { Deposits } from './cashier.types.ts';

const deposits = (ids: readonly string[], ordered: readonly string[] = []) =>
  ({
    methods: ids.map((id) => ({ id })),
    orders: ordered.map((methodId) => ({ methodId })),
  }) as unknown as Deposits;

const device = (member: string) => {
  const ports = fakePorts();
  ports.storage.set('member_id', member);
  return { ports };
};

test('[LOOK-10] the usual method is the last one on this device, else that of the latest order, else the first', () => {
  const here = device('7');
  expect(usualMethod(here, deposits(['a', 'b', 'c'], ['gone', 'c']))).toBe('c');
  expect(usualMethod(here, deposits(['a', 'b', 'c']))).toBe('a');
  expect(usualMethod(here, deposits([]))).toBeUndefined();
  rememberMethod(here, 'b');
  expect(usualMethod(here, deposits(['a', 'b', 'c'], ['c']))).toBe('b');
  // The platform no longer has it.
  expect(usualMethod(here, deposits(['a', 'c'], ['c']))).toBe('c');
});

test('[LOOK-10] the method belongs to its member, and a device keeps those of twenty', () => {
  const here = device('0');
  for (let member = 0; member < 25; member += 1) {
    here.ports.storage.set('member_id', `m${member}`);
    rememberMethod(here, `method ${member}`);
  }
  expect(usualMethod(here, deposits(['a', 'method 24']))).toBe('method 24');
  expect(here.ports.storage.get('depositMethods')).toHaveLength(20);
  here.ports.storage.set('member_id', 'm0');
  expect(usualMethod(here, deposits(['a', 'method 0']))).toBe('a');
  here.ports.storage.local.setItem('depositMethods', '[7, "m0 b", null]');
  expect(usualMethod(here, deposits(['a', 'b']))).toBe('b');
});
