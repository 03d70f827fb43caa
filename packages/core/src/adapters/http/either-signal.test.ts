import { expect, test } from 'vitest';
import { eitherSignal } from './either-signal.ts';

test('[BRW-01] whichever signal is given up first gives up the common one, for its own reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const either = eitherSignal(first.signal, second.signal);
  expect(either.aborted).toBe(false);
  second.abort('late');
  first.abort('later still');
  expect([either.aborted, either.reason]).toEqual([true, 'late']);
});

test('[BRW-01] a signal that was given up before counts at once', () => {
  const either = eitherSignal(new AbortController().signal, AbortSignal.abort('before'));
  expect([either.aborted, either.reason]).toEqual([true, 'before']);
});

test('[BRW-01] once it is given up, nothing listens on the other signal any more', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  let listening = 0;
  const listen = second.signal.addEventListener.bind(second.signal);
  second.signal.addEventListener = (type: string, listener: EventListener, options: AddEventListenerOptions) => {
    listening += 1;
    options.signal?.addEventListener('abort', () => (listening -= 1));
    listen(type, listener, options);
  };
  eitherSignal(first.signal, second.signal);
  expect(listening).toBe(1);
  first.abort();
  expect(listening).toBe(0);
});
