import { fakeClock } from '@housefront/core/testing';
import { expect, test, vi } from 'vitest';
import { KEYBOARD_MS, scrollOnce } from './keep-in-view.ts';

const start = (viewport: EventTarget | null = new EventTarget()) => {
  const clock = fakeClock();
  const scroll = vi.fn();
  const stop = scrollOnce(scroll, viewport, clock);
  return { clock, scroll, stop, resize: () => viewport?.dispatchEvent(new Event('resize')) };
};

test('[CONST-02] without an event of the viewport the scroll comes at 500 ms, once', async () => {
  const { clock, scroll, resize } = start();
  expect(KEYBOARD_MS).toBe(500);
  await clock.advance(499);
  expect(scroll).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(scroll).toHaveBeenCalledOnce();
  resize();
  await clock.advance(1000);
  expect(scroll).toHaveBeenCalledOnce();
});

test('[CONST-02] with an event it comes earlier, and once only', async () => {
  const { clock, scroll, resize } = start();
  await clock.advance(120);
  resize();
  expect(scroll).toHaveBeenCalledOnce();
  resize();
  await clock.advance(1000);
  expect(scroll).toHaveBeenCalledOnce();
});

test('[CONST-02] taken back, or without information about the viewport, nothing is left over', async () => {
  const taken = start();
  taken.stop();
  taken.resize();
  await taken.clock.advance(1000);
  expect(taken.scroll).not.toHaveBeenCalled();
  const silent = start(null);
  await silent.clock.advance(500);
  expect(silent.scroll).toHaveBeenCalledOnce();
});
