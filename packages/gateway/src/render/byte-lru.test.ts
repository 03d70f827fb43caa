import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createByteLru } from './byte-lru.ts';

test('[GW-02] what was used longest ago goes first, and one huge page cannot empty the store', () => {
  const store = createByteLru<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) store.set(key, key, 25);
  store.get('a');
  store.set('e', 'e', 25);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => store.get(key))).toEqual(['a', undefined, 'c', 'd', 'e']);
  store.set('huge', 'x', 26);
  expect([store.get('huge'), store.bytes]).toEqual([undefined, 100]);
});

test('[GW-02] the bytes held never pass the limit and always add up', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.nat(60), drop: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const store = createByteLru<number>(200);
      for (const { key, bytes, drop } of steps) {
        if (drop) store.delete(key);
        else store.set(key, bytes, bytes);
        expect(store.bytes).toBeLessThanOrEqual(200);
      }
      const sum = ['a', 'b', 'c', 'd', 'e'].reduce((total, key) => total + (store.get(key) ?? 0), 0);
      expect(store.bytes).toBe(sum);
    }),
  );
});
