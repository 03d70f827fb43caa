import { expect, test } from 'vitest';
import { waitBefore } from './waits.ts';

const MINUTE = 60_000;
const noon = Date.UTC(2026, 0, 15, 12);
const at = (minute: number) => ({ at: noon + minute * MINUTE, signedInAt: noon, minutes: 5 });
const slots = { kind: '2', at: noon + 10 * MINUTE };

test('[RG-22] another kind of game waits five minutes from the end of the last one, the same kind does not', () => {
  expect(waitBefore('3', slots, at(10))).toEqual({ reason: 'change', until: noon + 15 * MINUTE });
  expect(waitBefore('3', slots, at(14))).toEqual({ reason: 'change', until: noon + 15 * MINUTE });
  expect(waitBefore('3', slots, at(15))).toBeUndefined();
  expect(waitBefore('2', slots, at(11))).toBeUndefined();
});

test('[RG-22] after thirty minutes without play the wait begins with the next start', () => {
  expect(waitBefore('2', undefined, at(29))).toBeUndefined();
  expect(waitBefore('2', undefined, at(30))).toEqual({ reason: 'inactive', until: noon + 35 * MINUTE });
  expect(waitBefore('2', slots, at(39))).toBeUndefined();
  expect(waitBefore('3', slots, at(40))).toEqual({ reason: 'inactive', until: noon + 45 * MINUTE });
});

test('[RG-22] play before the sign-in does not make a member inactive', () => {
  const before = { kind: '2', at: noon - 60 * MINUTE };
  expect(waitBefore('2', before, at(1))).toBeUndefined();
  expect(waitBefore('2', before, at(30))).toEqual({ reason: 'inactive', until: noon + 35 * MINUTE });
});
