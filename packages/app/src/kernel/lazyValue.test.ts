import { expect, test, vi } from 'vitest';
import { lazyValue } from './lazyValue.ts';

test('a value is loaded once for all who ask, then at hand, and tried again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('code');
  const value = lazyValue(load);
  await expect(value()).rejects.toThrow('offline');
  const asked = value();
  expect(value()).toBe(asked);
  expect(asked).not.toHaveProperty('status');
  expect(await asked).toBe('code');
  expect(value()).toMatchObject({ status: 'fulfilled', value: 'code' });
  expect(load).toHaveBeenCalledTimes(2);
});
