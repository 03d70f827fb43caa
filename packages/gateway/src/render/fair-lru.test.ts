import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairLru } from './fair-lru.ts';

const by = (name: string) => () => name;

test('[GW-02] what one alone asked for goes before what several did, the oldest first', () => {
  const store = createFairLru<string>(100);
  for (const [key, client] of [
    ['shared', 'a'],
    ['old', 'b'],
    ['used', 'c'],
    ['new', 'd'],
  ] as const) {
    store.set(key, key, 25, client);
  }
  store.get('shared', by('b'));
  for (const key of ['old', 'used', 'new']) store.get(key, by({ old: 'b', used: 'c', new: 'd' }[key] ?? ''));
  store.set('fifth', 'x', 25, 'e');
  store.set('sixth', 'x', 25, 'f');
  const keys = ['shared', 'old', 'used', 'new', 'fifth', 'sixth'];
  expect(keys.filter((key) => store.get(key, by('z')) !== undefined)).toEqual(['shared', 'new', 'fifth', 'sixth']);
  store.set('huge', 'x', 26, 'a');
  expect([store.get('huge', by('a')), store.bytes]).toEqual([undefined, 100]);
});

test('[GW-02] who fills the room makes room for the others', () => {
  const store = createFairLru<number>(1000);
  store.set('quiet', 0, 10, 'quiet');
  for (let index = 0; index < 500; index += 1) store.set(`loud ${index}`, index, 10, 'loud');
  for (let index = 0; index < 80; index += 1) store.set(`other ${index}`, index, 10, `other ${index}`);
  expect(store.get('quiet', by('quiet'))).toBe(0);
  expect([store.get('loud 499', by('loud')), store.get('loud 400', by('loud'))]).toEqual([499, undefined]);
});

test('[GW-02] the bytes held never pass the limit and always add up', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    bytes: fc.nat(60),
    client: fc.constantFrom('x', 'y', 'z'),
    act: fc.constantFrom('get', 'set', 'set', 'delete', 'keep'),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const store = createFairLru<number>(200);
      for (const { key, bytes, client, act } of steps) {
        if (act === 'get') store.get(key, by(client));
        else if (act === 'set') store.set(key, bytes, bytes, client);
        else if (act === 'delete') store.delete(key);
        else store.keep((value) => value > bytes);
        expect(store.bytes).toBeLessThanOrEqual(200);
      }
      const held = ['a', 'b', 'c', 'd', 'e'].reduce((total, key) => total + (store.get(key, by('x')) ?? 0), 0);
      expect(store.bytes).toBe(held);
    }),
  );
});

test('[GW-01] without clients the least recently used goes first, and one huge value empties nothing', () => {
  const store = createFairLru<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) store.set(key, key, 25);
  store.get('a');
  store.set('e', 'e', 25);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => store.get(key))).toEqual(['a', undefined, 'c', 'd', 'e']);
  store.set('huge', 'x', 26);
  expect([store.get('huge'), store.bytes]).toEqual([undefined, 100]);
});
