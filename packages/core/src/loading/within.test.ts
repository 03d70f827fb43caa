import { expect, test, vi } from 'vitest';
import { fakeClock, settle } from '../testing/index.ts';
import { within } from './within.ts';

test('waits for a promise, at most the given time, and leaves no timer behind', async () => {
  const clock = fakeClock();
  const heard = vi.fn<() => void>();
  const slow = Promise.withResolvers<void>();
  void within(clock, 500, slow.promise).then(() => heard());
  await clock.advance(499);
  expect(heard).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(heard).toHaveBeenCalledOnce();
  // Too late to be heard of.
  slow.reject(new Error('late'));
  await settle();

  const stop = vi.fn<() => void>();
  await within({ after: () => stop }, 500, Promise.resolve());
  await expect(within({ after: () => stop }, 500, Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(stop).toHaveBeenCalledTimes(2);
});
