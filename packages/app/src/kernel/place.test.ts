import { expect, test } from 'vitest';
import { createPlaceStore, type Place } from './place.ts';

const list: Place = {
  path: '/slotgame',
  search: '?gt_id=2',
  href: '/slotgame?gt_id=2',
  page: 'slotGame',
  params: {},
  query: { gt_id: 2 },
  failed: null,
};

test('a place that is shown again is a new one, of the same parts where they are equal', () => {
  const store = createPlaceStore(list);
  void store.show({ ...list, params: {}, query: { gt_id: 2 } });
  const now = store.getState();
  expect(now).toEqual(list);
  expect(now === list).toBe(false);
  expect([now.params === list.params, now.query === list.query]).toEqual([true, true]);
  void store.show({ ...list, query: { gt_id: 3 } });
  expect(store.getState().query).toEqual({ gt_id: 3 });
});

test('a correction of nothing changes nothing; one of the failure is shown', () => {
  const store = createPlaceStore(list);
  const seen: unknown[] = [];
  store.subscribe(({ failed }) => seen.push(failed));
  store.correct({ ...list, params: {}, query: { gt_id: 2 } });
  expect(store.getState()).toBe(list);
  store.correct({ ...list, failed: { kind: 'missing' } });
  expect(seen).toEqual([{ kind: 'missing' }]);
});

test('whoever shows a place hears when it is on screen, or that another came before it', async () => {
  const store = createPlaceStore(list);
  expect(await store.show(list)).toBe(false);
  const unmount = store.mount();
  const first = store.show({ ...list, href: '/slotgame?gt_id=2#a' });
  const second = store.show({ ...list, href: '/slotgame?gt_id=2#b' });
  store.rendered(list);
  store.rendered(store.getState());
  expect([await first, await second]).toEqual([false, true]);
  unmount();
  expect(await store.show(list)).toBe(false);
});

test('[SHELL-59] what is hydrated is the place before anything was mounted, whatever is shown afterwards', () => {
  const store = createPlaceStore();
  void store.show(list);
  expect(store.getInitialState()).toBe(store.getState());
  const rendered = store.getState();
  store.mount();
  void store.show({ ...list, href: '/slotgame?gt_id=2#b' });
  expect(store.getInitialState()).toBe(rendered);
});
