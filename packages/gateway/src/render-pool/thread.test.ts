import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSite } from '../sites/site.fixtures.ts';
import type { Job } from './messages.ts';
import { startThread, type Outcome } from './thread.ts';

vi.setConfig({ testTimeout: 30_000 });

/** A build whose pages do what their path says. */
const BUILD = `
const page = (html) => ({ status: 200, headers: {}, html, cacheable: false, scriptHashes: [] });
const ways = {
  '/ok': () => page('done'),
  '/throw': () => { throw new RangeError('no such page'); },
  '/text': () => { throw 'only a text'; },
  '/exit': () => process.exit(7),
  '/crash': () => { setTimeout(() => { throw new Error('outside of any job'); }); return new Promise(() => {}); },
  '/spin': () => { for (;;) JSON.stringify([1]); },
  '/wait': (request) => new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(page('aborted')))),
  '/note': (request) => { request.warn('a note', { call: 'x', gone: undefined }); return page('noted'); },
};
export const config = { siteId: 1001, hidden: () => 1 };
export const buildId = 'b7';
export const render = async (request) => ways[request.url](request);
`;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

function start() {
  const { dir, remove } = writeSite({ 'dist/server/server.js': BUILD });
  cleanups.push(remove);
  const file = pathToFileURL(join(dir, 'dist/server/server.js')).href;
  const ended = new Map<number, Outcome>();
  const events: unknown[] = [];
  const thread = startThread(64, {
    onEnd: (id, outcome) => ended.set(id, outcome),
    onBegin: (id) => events.push(['begun', id]),
    onNote: (...note) => events.push(note),
    onExit: (error) => events.push(['exit', error.message]),
  });
  cleanups.push(() => thread.end(new Error('the test is over')));
  let last = 0;
  const give = (job: Job | string) => {
    const request = { url: job } as never;
    thread.give((last += 1), '1001', file, typeof job === 'string' ? { kind: 'render', request } : job, undefined);
    return last;
  };
  const outcome = async (id: number) => {
    await vi.waitFor(() => expect(ended.has(id)).toBe(true), 20_000);
    return ended.get(id);
  };
  return { thread, give, outcome, events };
}

const textOf = (outcome: Outcome | undefined) =>
  outcome?.kind === 'done' ? new TextDecoder().decode((outcome.result as { html: Uint8Array }).html) : outcome?.error;

test('[GW-02] a job is done on the thread, and is no longer among its jobs then', async () => {
  const { thread, give, outcome, events } = start();
  const id = give('/ok');
  expect([...thread.jobs]).toEqual([[id, '1001']]);
  expect(textOf(await outcome(id))).toBe('done');
  expect(events).toEqual([['begun', id]]);
  expect([thread.jobs.size, thread.files.size, thread.codes.size]).toEqual([0, 1, 1]);
});

test('the manifest of a build is what of it is JSON', async () => {
  const { give, outcome } = start();
  expect(await outcome(give({ kind: 'manifest' }))).toEqual({
    kind: 'done',
    result: { config: { siteId: 1001 }, buildId: 'b7', renders: true, addresses: false },
  });
});

test('an error keeps its name and its stack on the way; what is no error becomes one', async () => {
  const { give, outcome } = start();
  const failed = await outcome(give('/throw'));
  expect(failed).toMatchObject({ kind: 'failed', error: { name: 'RangeError', message: 'no such page' } });
  expect((failed as { error: Error }).error.stack).toContain('server.js');
  expect(await outcome(give('/text'))).toMatchObject({ kind: 'failed', error: { message: 'only a text' } });
});

test('an abort reaches the signal of its job and of no other', async () => {
  const { thread, give, outcome } = start();
  const [one, other] = [give('/wait'), give('/wait')];
  thread.abort(one);
  expect(textOf(await outcome(one))).toBe('aborted');
  expect([...thread.jobs.keys()]).toEqual([other]);
  // One that is over, or never was, is no matter.
  thread.abort(one);
  thread.abort(99);
  expect(textOf(await outcome(give('/ok')))).toBe('done');
});

test('[GW-05] notes come with their job, as far as they are JSON', async () => {
  const { give, outcome, events } = start();
  const id = give('/note');
  await outcome(id);
  expect(events).toContainEqual([id, 'a note', { call: 'x' }]);
});

test.each([
  ['/exit', 'a render thread ended with 7'],
  ['/crash', 'outside of any job'],
])('[GW-02] a thread that dies by %s loses all its jobs', async (way, message) => {
  const { give, outcome, events } = start();
  const waiting = give('/wait');
  const dying = give(way);
  for (const id of [waiting, dying]) {
    expect(await outcome(id)).toMatchObject({ kind: 'lost', error: { message } });
  }
  expect(events.at(-1)).toEqual(['exit', message]);
});

test('[GW-02] a thread is ended in the middle of a job that never gives way, for the reason that is given', async () => {
  const { thread, give, outcome } = start();
  expect(thread.reading).toBe(true);
  await outcome(give('/ok'));
  expect(thread.reading).toBe(false);
  const id = give('/spin');
  await vi.waitFor(() => {
    thread.checkHealth();
    expect(thread.missedHeartbeats).toBeGreaterThan(3);
    expect(thread.stalledCpuMs).toBeGreaterThan(50);
  }, 20_000);
  await thread.end(new Error('it is stalled'));
  expect(await outcome(id)).toMatchObject({ kind: 'lost', error: { message: 'it is stalled' } });
});

test('a thread that waits for its jobs has heartbeats all the time', async () => {
  const { thread, give, outcome } = start();
  await outcome(give('/ok'));
  give('/wait');
  const { heartbeats } = thread;
  await vi.waitFor(() => expect(thread.heartbeats).toBeGreaterThan(heartbeats + 2), 10_000);
  thread.checkHealth();
  expect([thread.missedHeartbeats, thread.stalledCpuMs]).toEqual([0, 0]);
});
