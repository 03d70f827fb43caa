import { expect, test, vi } from 'vitest';
import { perObject } from './per-object.ts';

test('a result is computed once for each object, and again after a failure', () => {
  const make = vi.fn<(key: { readonly a: number }) => readonly number[]>(({ a }) => {
    if (a < 0 && make.mock.calls.length === 3) throw new RangeError('negative');
    return [a];
  });
  const read = perObject(make);
  const [one, equal, negative] = [{ a: 1 }, { a: 1 }, { a: -1 }];
  expect(read(one)).toBe(read(one));
  expect(read(equal)).not.toBe(read(one));
  expect(() => read(negative)).toThrow('negative');
  expect(read(negative)).toEqual([-1]);
  expect(make).toHaveBeenCalledTimes(4);
});
