import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeClock, fakeStorage, testDeps } from '../../testing/index.ts';
import { createPlatformClock } from './platform-clock.ts';
import { gameList } from '@housefront/contract/features/catalogue';
import { templateConfig } from '@housefront/contract/features/helpers';
import { latestBuild } from '@housefront/contract/features/version';

const START = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const MINUTE = 60_000;

/** A device whose clock is wrong by `error`, and a platform whose clock is right. */
const setUp = (error: number, storage = fakeStorage()) => {
  const clock = fakeClock(START + error);
  const platform = createPlatformClock({ clock, storage });
  const truth = () => START + clock.elapsed();
  const answer = (date: number, headers: Readonly<Record<string, string>> = {}) => ({
    header: (name: string) => ({ date: new Date(date).toUTCString(), ...headers })[name] ?? null,
  });
  /** A call whose answer is written after `there` and comes after `back` milliseconds more. */
  const call = async (there = 40, back = 40, headers?: Readonly<Record<string, string>>) => {
    const learn = platform.ask();
    await clock.advance(there);
    const written = answer(truth(), headers);
    await clock.advance(back);
    learn(written);
  };
  return { clock, platform, storage, truth, call, answer };
};

test.each([DAY, -DAY, 20 * MINUTE, -90 * MINUTE, 365 * DAY, 5000])(
  '[FLD-09] a device that is wrong by %i ms has the time of the platform after one answer',
  async (error) => {
    const { clock, platform, truth, call } = setUp(error);
    expect(platform.now()).toBe(clock.now());
    await call();
    expect(Math.abs(platform.now() - truth())).toBeLessThan(600);
    await clock.advance(DAY);
    expect(Math.abs(platform.now() - truth())).toBeLessThan(600);
  },
);

test('[FLD-09] whatever device and network do, the time is right within the slowness of the best answers', async () => {
  const calls = fc.array(fc.record({ there: fc.nat(900), back: fc.nat(900), rest: fc.nat(5000) }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -DAY, max: DAY }), calls, async (error, sent) => {
      const { clock, platform, truth, call } = setUp(error);
      for (const { there, back, rest } of sent) {
        await call(there, back);
        await clock.advance(rest);
      }
      // Half a second of the date, a second that is not worth a change, and the way of the slowest.
      expect(Math.abs(platform.now() - truth())).toBeLessThan(1500 + 900);
    }),
    { numRuns: 100 },
  );
});

test('[FLD-09] a right clock is left alone, to the millisecond', async () => {
  const { clock, platform, storage, call } = setUp(0);
  for (const [there, back] of [
    [0, 0],
    [900, 10],
    [10, 900],
    [2000, 2000],
    [0, 0],
  ] as const) {
    await call(there, back);
    expect(platform.now()).toBe(clock.now());
  }
  expect(storage.get('platformClockOffset')).toBeUndefined();
});

test('[FLD-09] a device clock that is set anew moves nothing, before the next answer and after it', async () => {
  for (const jump of [DAY, -DAY, 20 * MINUTE, -90 * MINUTE, 3000]) {
    const { clock, platform, truth, call } = setUp(0);
    await call();
    clock.set(jump);
    expect(platform.now()).toBe(truth());
    await clock.advance(10_000);
    await call();
    expect(Math.abs(platform.now() - truth())).toBeLessThan(1600);
  }
});

test('[FLD-09] after a sleep in which the time since the start rested, the first answer counts alone', async () => {
  const { clock, platform, truth, call, answer } = setUp(0);
  for (let turn = 0; turn < 9; turn += 1) await call(5, 5);
  // The device slept for an hour: its clock went on, its time since the start did not.
  clock.set(60 * MINUTE);
  const learn = platform.ask();
  await clock.advance(800);
  learn(answer(truth() + 60 * MINUTE));
  expect(Math.abs(platform.now() - clock.now())).toBeLessThan(1500);
});

test('[FLD-09] answers of caches, without a date, and one among three that lies are not believed', async () => {
  const { platform, truth, call, answer } = setUp(0);
  await call(0, 0, { age: '7200', date: new Date(START - 7_200_000).toUTCString() });
  await call(0, 0, { date: 'soon' });
  await call(0, 0, { date: '' });
  expect(platform.now()).toBe(truth());
  await call(10, 10);
  await call(10, 10);
  platform.ask()(answer(truth() - DAY));
  expect(Math.abs(platform.now() - truth())).toBeLessThan(1600);
});

test('[FLD-09] an answer that was long under way changes less than a quick one', async () => {
  const { platform, truth, call } = setUp(20 * MINUTE);
  await call(20, 20);
  for (let turn = 0; turn < 6; turn += 1) await call(20_000, 0);
  expect(Math.abs(platform.now() - truth())).toBeLessThan(12_000);
  for (let turn = 0; turn < 3; turn += 1) await call(20, 20);
  expect(Math.abs(platform.now() - truth())).toBeLessThan(1600);
});

test('[FLD-09] what was learned holds over a reload, until the first answer', async () => {
  const storage = fakeStorage();
  const before = setUp(-DAY, storage);
  await before.call();
  const after = setUp(-DAY, storage);
  expect(Math.abs(after.platform.now() - after.truth())).toBeLessThan(600);
  storage.local.setItem('platformClockOffset', 'x');
  storage.session.setItem('platformClockOffset', '12e9');
  expect(setUp(0, storage).platform.now()).toBe(START);
});

test('[FLD-09] the clock is learned from calls of the platform that no cache answers', async () => {
  const asked = { currency: 'RMB', site_id: 1001, support_device: 0, template: 'x' } as const;
  const { calls, ports } = testDeps();
  const date = new Date(ports.clock.now() + DAY).toUTCString();
  const headers = { date };
  ports.http.ok(templateConfig, {}, headers);
  ports.http.ok(latestBuild, { id: 'b1' }, headers);
  await calls.send(templateConfig, { mobileTemplateName: 'x' });
  await calls.send(latestBuild, { timestamp: '1' });
  expect(ports.platformClock.now()).toBe(ports.clock.now());
  ports.http.ok(gameList, [], headers);
  await calls.send(gameList, asked);
  expect(ports.platformClock.now()).toBe(ports.clock.now() + DAY + 500);
});

test('[FLD-09] [REG-40x] the time is whole, so that an end that follows it is stored and read again', () => {
  const storage = fakeStorage();
  // As a browser has it, whose time since the start has fractions.
  let elapsed = 1234.567;
  const clock = { ...fakeClock(START + DAY), elapsed: () => elapsed };
  const platform = createPlatformClock({ clock, storage });
  platform.ask()({ header: (name) => (name === 'date' ? new Date(START).toUTCString() : null) });
  elapsed += 1000.25;
  expect(Number.isInteger(platform.now())).toBe(true);
  storage.set('smsWaitUntil', platform.now() + 300_000);
  expect(storage.get('smsWaitUntil')).toBe(platform.now() + 300_000);
});
