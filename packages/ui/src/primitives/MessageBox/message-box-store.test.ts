import { expect, test } from 'vitest';
import { createMessageBoxStore } from './message-box-store.ts';

test('boxes are asked one at a time, in order, each with its own answer', async () => {
  const store = createMessageBoxStore();
  const leave = store.confirm({ title: 'Leave?' });
  const name = store.prompt({ title: 'Name', label: 'Name' });
  const first = store.current();
  expect(first).toMatchObject({ kind: 'confirm', options: { title: 'Leave?' } });
  store.answer(first?.id ?? 0, null);
  const second = store.current();
  expect(second).toMatchObject({ kind: 'prompt' });
  store.answer(second?.id ?? 0, 'Mei');
  await expect(leave).resolves.toBe(false);
  await expect(name).resolves.toBe('Mei');
  expect(store.current()).toBeNull();
});

test('a second answer to the same box does not reach the next one', async () => {
  const store = createMessageBoxStore();
  const first = store.confirm({ title: 'First' });
  const second = store.confirm({ title: 'Second' });
  const id = store.current()?.id ?? 0;
  store.answer(id, true);
  store.answer(id, true);
  await expect(first).resolves.toBe(true);
  expect(store.current()).toMatchObject({ options: { title: 'Second' } });
  store.answer(store.current()?.id ?? 0, null);
  await expect(second).resolves.toBe(false);
});

test('an empty text is an answer, closing is none', async () => {
  const store = createMessageBoxStore();
  const empty = store.prompt({ title: 'Note', label: 'Note' });
  store.answer(store.current()?.id ?? 0, '');
  await expect(empty).resolves.toBe('');
  const closed = store.prompt({ title: 'Note', label: 'Note' });
  store.answer(store.current()?.id ?? 0, null);
  await expect(closed).resolves.toBeNull();
});

test('cancelling all boxes answers those that wait too, and a later one is asked', async () => {
  const store = createMessageBoxStore();
  const asked = [store.confirm({ title: 'First' }), store.prompt({ title: 'Second', label: 'Name' })];
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(store.current()));
  store.cancelAll();
  // A part that shows the first one hears that it is gone.
  expect(seen).toEqual([null]);
  await expect(Promise.all(asked)).resolves.toEqual([false, null]);
  void store.confirm({ title: 'Third' });
  expect(store.current()).toMatchObject({ options: { title: 'Third' } });
});
