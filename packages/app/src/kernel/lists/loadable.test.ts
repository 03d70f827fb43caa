import { expect, test, vi } from 'vitest';
import { failureOf, loadable, settled } from './loadable.ts';

const query = (status: 'pending' | 'error' | 'success', data?: unknown) => ({
  status,
  data,
  fetchStatus: status === 'pending' ? ('fetching' as const) : ('idle' as const),
  refetch: vi.fn<() => void>(),
});

test('[ERR-13] failed lists show one message with one retry for all', () => {
  const failed = [query('error'), query('error')];
  const others = [query('success', []), query('pending'), query('error', ['still shown'])];
  failureOf(...failed, ...others)?.onRetry();
  for (const { refetch } of failed) expect(refetch).toHaveBeenCalledOnce();
  for (const { refetch } of others) expect(refetch).not.toHaveBeenCalled();
  expect(failureOf(...others)).toBeNull();
});

test('[ERR-04x] a list reports its failure unless the page does, and keeps its items', () => {
  expect(loadable(query('error'), [])).toMatchObject({ state: 'error', items: [] });
  expect(settled(query('error'), [])).toEqual({ state: 'ready', items: [] });
  expect(settled(query('error', [1]), [1])).toEqual({ state: 'ready', items: [1] });
  expect(settled(query('pending'), [])).toEqual({ state: 'loading', items: [] });
});
