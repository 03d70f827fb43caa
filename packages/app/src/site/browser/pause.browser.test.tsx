import { afterEach, expect, test, vi } from 'vitest';
import { painted, pause } from './pause.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a pause ends its task, with the browser’s own way to yield and without', async () => {
  for (const scheduler of [globalThis.scheduler, {}]) {
    vi.stubGlobal('scheduler', scheduler);
    let inTask = true;
    // Everything of the same task comes before: promises that follow each other, too.
    const rest = (async () => {
      for (let step = 0; step < 100; step += 1) await Promise.resolve();
      inTask = false;
    })();
    await pause();
    expect(inTask).toBe(false);
    await rest;
  }
});

test('a start waits for the frame of the first paint', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const done = vi.fn<(_: void) => void>();
  const waiting = (async () => done(await painted()))();
  await pause();
  expect([frames.length, done.mock.calls.length]).toEqual([1, 0]);
  frames[0]?.(0);
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

test('a start waits for no paint that was, and for none that is not seen', async () => {
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{} as PerformancePaintTiming]);
  await painted();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await painted();
  expect(frame).not.toHaveBeenCalled();
});

test('a start goes on where no frame comes', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const before = performance.now();
  await painted();
  expect(performance.now() - before).toBeGreaterThan(250);
});
