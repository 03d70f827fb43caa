import { expect, test } from 'vitest';
import { testDeps } from '../testing/index.ts';
import { createCacheVersions } from './cache-versions.ts';
import { followCache } from './followCache.ts';

const seen = () => {
  const deps = testDeps();
  const { clock, random, realtime } = deps.ports;
  Object.assign(random, { next: () => 0 });
  const reads: number[] = [];
  const heard: unknown[] = [];
  const part = followCache(deps, {
    channel: 'wins.RMB',
    events: { win: (payload) => heard.push(payload) > 0 && payload === 'after a gap' },
    read: () => Promise.resolve(void reads.push(clock.elapsed())),
  });
  const connected = async () => {
    await clock.advance(0);
    realtime.setState('connected');
    realtime.accept('wins.RMB');
  };
  return { deps, clock, realtime, reads, heard, part, connected };
};

test('[ENG-06] a part in view joins its cache channel as a guest, reads once, and leaves it 30 s after it was in view', async () => {
  const { clock, realtime, reads, part, connected } = seen();
  part.see(true);
  await connected();
  expect([[...realtime.joined], reads]).toEqual([[['wins.RMB', 'cache']], [0]]);
  part.see(false);
  await clock.advance(29_999);
  expect(realtime.joined.size).toBe(1);
  part.see(true);
  await clock.advance(60_000);
  expect([realtime.joined.size, reads]).toEqual([1, [0]]);
  part.see(false);
  await clock.advance(30_000);
  expect([realtime.joined.size, realtime.state()]).toEqual([0, 'off']);
  part.see(true);
  expect(reads).toHaveLength(2);
});

test('[ENG-06] a cache miss, a gap and an interrupted subscription cause one read each, at least 10 s apart', async () => {
  const { clock, realtime, reads, part, connected, heard } = seen();
  part.see(true);
  await connected();
  for (let times = 0; times < 5; times += 1) realtime.deliver('wins.RMB', 'pusher:cache_miss', {});
  await clock.advance(10_000);
  expect(reads).toEqual([0, 10_000]);
  realtime.deliver('wins.RMB', 'win', 'next');
  await clock.advance(20_000);
  expect(reads).toHaveLength(2);
  realtime.deliver('wins.RMB', 'win', 'after a gap');
  await clock.advance(10_000);
  expect(reads).toHaveLength(3);
  realtime.accept('wins.RMB');
  await clock.advance(10_000);
  expect([reads.length, heard]).toEqual([4, ['next', 'after a gap']]);
});

test('[ENG-06] reads of many visitors are spread over 3 s', async () => {
  const { clock, deps, realtime, reads, part, connected } = seen();
  Object.assign(deps.ports.random, { next: () => 0.9 });
  part.see(true);
  await connected();
  await clock.advance(20_000);
  realtime.deliver('wins.RMB', 'pusher:cache_miss', {});
  await clock.advance(2699);
  expect(reads).toHaveLength(1);
  await clock.advance(1);
  expect(reads).toHaveLength(2);
});

test('[ENG-06] a channel comes back after a sign-in, a sign-out and the back-forward cache closed the connection', async () => {
  const { clock, realtime, part, connected, deps } = seen();
  part.see(true);
  await connected();
  realtime.disconnect();
  await connected();
  expect(realtime.joined.size).toBe(1);
  deps.ports.windows.hide();
  realtime.disconnect();
  await clock.advance(1000);
  expect(realtime.state()).toBe('off');
  deps.ports.windows.show(true);
  await connected();
  expect(realtime.joined.size).toBe(1);
});

test('[ENG-06] a member keeps the connection when the last part has gone', async () => {
  const { clock, realtime, part, connected, deps } = seen();
  deps.ports.storage.set('token', 't1');
  part.see(true);
  await connected();
  part.dispose();
  await clock.advance(0);
  expect([realtime.joined.size, realtime.state()]).toEqual([0, 'connected']);
});

test('[ENG-06] an older number and a double change nothing, a gap is one, and a read that was overtaken does not count', () => {
  const versions = createCacheVersions();
  const judged = ([1, 2, 2, 1, 4, 3, null, 5] as const).map((version) => versions.judge('a', version));
  expect(judged).toEqual(['next', 'next', 'old', 'old', 'gap', 'old', 'next', 'next']);
  const counts = versions.beginRead();
  versions.judge('a', 7);
  expect([counts('a', 6), counts('b', 9)]).toEqual([false, true]);
  expect(versions.judge('a', 7)).toBe('old');
  // A restored platform begins again.
  expect([versions.beginRead()('a', 1), versions.judge('a', 2)]).toEqual([true, 'next']);
});
