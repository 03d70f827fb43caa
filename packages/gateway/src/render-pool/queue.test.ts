import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

const item = (site: string, name: string, network = 'n') => ({ site, name, network });
const always = () => true;

test('sites take turns, and each gets its own in order', () => {
  const queue = createQueue<ReturnType<typeof item>>(10);
  for (const name of ['1', '2', '3']) queue.put(item('a', name));
  queue.put(item('b', '1'));
  const given: string[] = [];
  let room = 2;
  const place = ({ site, name }: { site: string; name: string }) => (room -= 1) >= 0 && given.push(site + name) > 0;
  queue.take(place, always);
  expect(given).toEqual(['a1', 'b1']);
  queue.put(item('b', '2'));
  room = 10;
  queue.take(place, always);
  expect(given).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a site that gets no place holds up no other one', () => {
  const queue = createQueue<ReturnType<typeof item>>(10);
  queue.put(item('a', '1'));
  queue.put(item('b', '1'));
  const given: string[] = [];
  queue.take(({ site, name }) => site === 'b' && given.push(site + name) > 0, always);
  expect(given).toEqual(['b1']);
  expect(queue.clear().map(({ site }) => site)).toEqual(['a']);
});

test('each site has so many places; what is taken back is in front, what is called off is gone', () => {
  const queue = createQueue<ReturnType<typeof item>>(2);
  const [first, second, third] = [item('a', '1'), item('a', '2'), item('a', '3')];
  expect([first, second, third].map((each) => queue.put(each))).toEqual([undefined, undefined, third]);
  expect(queue.put(item('b', '1'))).toBeUndefined();
  expect([queue.remove(first), queue.remove(first), queue.remove(third)]).toEqual([true, false, false]);
  queue.putBack(first);
  expect(queue.clear().map(({ site, name }) => site + name)).toEqual(['a1', 'a2', 'b1']);
});

test('whatever is put and taken, each site keeps its order and waits for one item of each other site at most', () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ put: fc.constantFrom('a', 'b', 'c', 'd') }) },
    { weight: 2, arbitrary: fc.record({ take: fc.integer({ min: 1, max: 4 }) }) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = createQueue<ReturnType<typeof item>>(5);
      const waiting = new Map<string, string[]>();
      /** Sites that were served since a site had its turn. */
      const passed = new Map<string, string[]>();
      let count = 0;
      for (const each of steps) {
        if ('put' in each) {
          const list = waiting.get(each.put) ?? [];
          const taken = queue.put(item(each.put, String((count += 1)))) === undefined;
          if (taken !== list.length < 5)
            throw new Error(`${list.length} of ${each.put} wait, and one more was ${taken}`);
          if (taken) waiting.set(each.put, [...list, String(count)]);
          continue;
        }
        let room = each.take;
        queue.take(({ site, name }) => {
          if ((room -= 1) < 0) return false;
          const [first, ...rest] = waiting.get(site) ?? [];
          expect(name).toBe(first);
          waiting.set(site, rest);
          passed.delete(site);
          for (const [other, list] of waiting) {
            if (other === site || list.length === 0) continue;
            const others = passed.get(other) ?? [];
            expect(others).not.toContain(site);
            passed.set(other, [...others, site]);
          }
          return true;
        }, always);
      }
      const left = queue.clear().map(({ site, name }) => site + name);
      expect(left.toSorted()).toEqual(
        [...waiting].flatMap(([site, list]) => list.map((name) => site + name)).toSorted(),
      );
    }),
  );
});

test('[SEC-09] networks take turns within a site, and one beyond its share holds up no other one', () => {
  const queue = createQueue<ReturnType<typeof item>>(10);
  for (const name of ['1', '2', '3']) queue.put(item('a', name, 'many'));
  queue.put(item('a', '4', 'one'));
  queue.put(item('a', '5', 'other'));
  const given: string[] = [];
  const place = ({ name }: { name: string }) => given.push(name) > 0;
  queue.take(place, ({ network }) => network !== 'many' || given.length > 1);
  expect(given).toEqual(['4', '5', '1', '2', '3']);
});

test('[SEC-09] the network with the most gives way in a full queue, its newest first; alone it has all places', () => {
  const queue = createQueue<ReturnType<typeof item>>(4);
  const many = ['1', '2', '3', '4'].map((name) => item('a', name, 'many'));
  expect(many.map((each) => queue.put(each))).toEqual([undefined, undefined, undefined, undefined]);
  const extra = item('a', '5', 'many');
  expect(queue.put(extra)).toBe(extra);
  expect(queue.put(item('a', '6', 'one'))).toBe(many[3]);
  expect(queue.put(item('a', '7', 'other'))).toBe(many[2]);
  const last = item('a', '8', 'one');
  // Two of each of two networks: the newcomer would have more than its share.
  expect(queue.put(last)).toBe(last);
  expect([queue.size, queue.clear().map(({ name }) => name)]).toEqual([4, ['1', '2', '6', '7']]);
});
