import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from './toast-store.ts';

let store: ToastStore;
const texts = (): readonly string[] => store.getSnapshot().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
  store.subscribe(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

test('[SHELL-50] a toast is gone at 3000 ms, not before', () => {
  store.show({ text: 'Saved' });
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('[SHELL-50] what is said before anything shows it has its full time once it is shown', () => {
  const early = createToastStore();
  early.show({ text: 'Not available here' });
  vi.advanceTimersByTime(60_000);
  expect(early.getSnapshot()).toHaveLength(1);
  early.subscribe(() => undefined);
  vi.advanceTimersByTime(2999);
  expect(early.getSnapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(early.getSnapshot()).toEqual([]);
});

test('[SHELL-50] a duration of its own is respected, and 0 keeps it', () => {
  store.show({ text: 'Short', duration: 500 });
  store.show({ text: 'Stays', duration: 0 });
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual(['Stays']);
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(texts()).toEqual(['Stays']);
});

test('[SHELL-50] closing removes it earlier, and its timer does nothing later', () => {
  const first = store.show({ text: 'First' });
  store.close(first);
  store.show({ text: 'Second', duration: 0 });
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual(['Second']);
});

test('[SHELL-50] Escape closes the one that came last', () => {
  store.show({ text: 'First' });
  store.show({ text: 'Second' });
  store.closeNewest();
  expect(texts()).toEqual(['First']);
  store.closeNewest();
  store.closeNewest();
  expect(texts()).toEqual([]);
});

test('[SHELL-51] three equal grouped toasts are one with counter 3, and each restarts the timer', () => {
  store.show({ text: 'No network', tone: 'danger', group: true });
  vi.advanceTimersByTime(2000);
  store.show({ text: 'No network', tone: 'danger', group: true });
  vi.advanceTimersByTime(2000);
  store.show({ text: 'No network', tone: 'danger', group: true });
  expect(store.getSnapshot()).toMatchObject([{ text: 'No network', count: 3 }]);
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['No network']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('[SHELL-51] another text or another tone is another toast', () => {
  store.show({ text: 'A', group: true });
  store.show({ text: 'B', group: true });
  store.show({ text: 'A', tone: 'danger', group: true });
  expect(store.getSnapshot().map(({ count }) => count)).toEqual([1, 1, 1]);
});

test('[ERRM-03x] equal toasts within a second are one without being asked to; later ones are not', () => {
  store.show({ text: 'Please sign in again', duration: 10_000 });
  vi.advanceTimersByTime(999);
  store.show({ text: 'Please sign in again', duration: 10_000 });
  expect(store.getSnapshot()).toMatchObject([{ count: 2 }]);
  vi.advanceTimersByTime(1000);
  store.show({ text: 'Please sign in again', duration: 10_000 });
  expect(store.getSnapshot()).toMatchObject([{ count: 2 }, { count: 1 }]);
});

test('a paused toast stays; resumed, it gets its whole time again', () => {
  const id = store.show({ text: 'Read me' });
  vi.advanceTimersByTime(2500);
  store.pause(id);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Read me']);
  store.resume(id);
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Read me']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('resuming a toast that is gone does not bring a timer back', () => {
  const id = store.show({ text: 'Gone' });
  store.close(id);
  store.resume(id);
  expect(vi.getTimerCount()).toBe(0);
});
