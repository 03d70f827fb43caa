import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { targetFault } from './member-transfer.ts';

test.each(['amber1', 'AMBER1', 'abcdef', '123456', 'amber0000001', ' amber001 ', 'a1b2c3d4'])(
  '[AGT-20x] %j may get money: 6 to 12 letters or digits',
  (target) => {
    expect(targetFault(target, 'falcon1')).toBeUndefined();
  },
);

test.each([
  '',
  ' ',
  'a',
  'ambe1',
  'amber00000012',
  'amber 001',
  'amber-001',
  'amber_001',
  'amber.001',
  'amber@001',
  'амбер001',
  'ámber001',
  '琥珀琥珀琥珀',
  'amber001!',
  '１２３４５６',
  'amber\n001',
  'amber001\u200b',
  '<b>amb</b>',
  'amber\u0000001',
  '+8613800138',
])('[AGT-20x] %j is no account', (target) => {
  expect(targetFault(target, 'falcon1')).toBe('agent.err_target');
});

test.each(['falcon1', 'FALCON1', ' Falcon1 '])('[AGT-20x] %j is the own account of falcon1', (target) => {
  expect(targetFault(target, 'falcon1')).toBe('agent.err_own_account');
});

test('[AGT-20x] whatever is typed, only 6 to 12 letters or digits of ASCII pass', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 16 }), (typed) => {
      const letters = Array.from(typed.trim());
      const plain = letters.every((letter) => 'abcdefghijklmnopqrstuvwxyz0123456789'.includes(letter.toLowerCase()));
      const fits = plain && letters.length >= 6 && letters.length <= 12;
      expect(targetFault(typed, '') === undefined).toBe(fits);
    }),
    { numRuns: 1000 },
  );
});
