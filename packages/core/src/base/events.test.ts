import { expect, test, vi } from 'vitest';
import { createEvents } from './events.ts';
import { fakeClock } from '../testing/index.ts';
import { throttle } from '../loading/throttle.ts';

test('listeners hear their event in order until they stop', () => {
  const events = createEvents(() => undefined);
  const heard: string[] = [];
  const stop = events.on('logout', ({ reason }) => heard.push(`a ${reason}`));
  events.on('logout', ({ reason }) => heard.push(`b ${reason}`));
  events.emit('logout', { reason: 'asked' });
  stop();
  events.emit('logout', { reason: 'expired' });
  events.emit('message', { kind: 'info' });
  expect(heard).toEqual(['a asked', 'b asked', 'b expired']);
});

test('a listener that throws does not keep the others from hearing', () => {
  const onError = vi.fn<(...given: unknown[]) => void>();
  const events = createEvents(onError);
  const heard = vi.fn<(...given: unknown[]) => void>();
  const problem = new Error('broken');
  events.on('logout', () => {
    throw problem;
  });
  events.on('logout', heard);
  events.emit('logout', { reason: 'asked' });
  expect(heard).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledWith(problem, 'logout');
});

test('a listener added while an event is emitted hears the next one only', () => {
  const events = createEvents(() => undefined);
  const late = vi.fn<(...given: unknown[]) => void>();
  const stop = events.on('logout', () => void events.on('logout', late));
  events.emit('logout', { reason: 'asked' });
  expect(late).not.toHaveBeenCalled();
  stop();
  events.emit('logout', { reason: 'asked' });
  expect(late).toHaveBeenCalledOnce();
});

test('what is said to the visitor before anybody listens reaches the first who does, once', async () => {
  const events = createEvents(vi.fn());
  const [first, second, login] = [vi.fn(), vi.fn(), vi.fn()];
  events.emit('login-required', { messageKey: 'a' });
  events.emit('login-required', { messageKey: 'b' });
  events.emit('logout', { reason: 'asked' });
  events.on('login-required', first);
  events.on('logout', login);
  await Promise.resolve();
  events.on('login-required', second);
  await Promise.resolve();
  expect(first.mock.calls).toEqual([[{ messageKey: 'b' }]]);
  expect(second).not.toHaveBeenCalled();
  expect(login).not.toHaveBeenCalled();
});

test('a throttled function runs at once and then once per interval, never losing the last call', async () => {
  const clock = fakeClock();
  const run = vi.fn<(...given: unknown[]) => void>();
  const call = throttle(clock, 100, run);
  for (let i = 0; i < 10; i += 1) call();
  expect(run).toHaveBeenCalledTimes(1);
  await clock.advance(100);
  expect(run).toHaveBeenCalledTimes(2);
  await clock.advance(100);
  expect([run.mock.calls.length, clock.pending()]).toEqual([2, 0]);
  call();
  call();
  call.cancel();
  await clock.advance(1000);
  expect(run).toHaveBeenCalledTimes(3);
});
