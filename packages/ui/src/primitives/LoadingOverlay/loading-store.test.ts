import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingStore, type LoadingStore } from './loading-store.ts';

let store: LoadingStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = createLoadingStore();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[SHELL-53] hidden, it is there at 399 ms and gone at 400 ms', () => {
  const hide = store.show();
  hide();
  vi.advanceTimersByTime(399);
  expect(store.phaseOf('page')).toBe('fading');
  vi.advanceTimersByTime(1);
  expect(store.phaseOf('page')).toBeNull();
});

test('[SHELL-54x] two uses: it fades only when both have ended', () => {
  const first = store.show();
  const second = store.show();
  first();
  vi.advanceTimersByTime(5000);
  expect(store.phaseOf('page')).toBe('shown');
  second();
  expect(store.phaseOf('page')).toBe('fading');
});

test('[SHELL-54x] ending one use twice does not end another', () => {
  const first = store.show();
  store.show();
  first();
  first();
  expect(store.phaseOf('page')).toBe('shown');
});

test('[SHELL-54x] shown again while fading, it stays', () => {
  store.show()();
  vi.advanceTimersByTime(399);
  const hide = store.show();
  vi.advanceTimersByTime(5000);
  expect(store.phaseOf('page')).toBe('shown');
  hide();
  vi.advanceTimersByTime(400);
  expect(store.phaseOf('page')).toBeNull();
});

test('[SHELL-54x] targets are counted apart', () => {
  const hide = store.show('wallet');
  store.show('games');
  hide();
  vi.advanceTimersByTime(400);
  expect(store.phaseOf('wallet')).toBeNull();
  expect(store.phaseOf('games')).toBe('shown');
});
