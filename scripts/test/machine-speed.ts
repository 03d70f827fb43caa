import { Worker } from 'node:worker_threads';

/**
 * Seconds that the work takes on the machine that the time limits were measured on: two quiet processors, the
 * shortest of ten measurements.
 * Measure it anew with the limits: `node scripts/test/machine-speed.ts`.
 */
const REFERENCE = 0.34;
const THREADS = 2;

/** Objects, texts and sorting, as tests are made of. */
const work = `
  const rows = [];
  for (let at = 0; at < 90_000; at += 1) rows.push({ id: (at * 7919) % 90_001, name: 'row ' + at });
  let length = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    rows.sort((one, other) => (turn % 2 ? one.id - other.id : other.id - one.id));
    length += JSON.stringify(JSON.parse(JSON.stringify(rows))).length;
  }
  require('node:worker_threads').parentPort.postMessage(length);
`;

/** Seconds that the work takes now on both processors at once. */
export async function workTime(): Promise<number> {
  const began = performance.now();
  const done = Array.from({ length: THREADS }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    new Worker(work, { eval: true }).once('message', () => resolve()).once('error', reject);
    return promise;
  });
  await Promise.all(done);
  return (performance.now() - began) / 1000;
}

/** How many times slower a machine is than the reference, from times of the work on it; never less than 1. */
export const slowness = (times: readonly number[]): number =>
  Math.max(1, times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length) / REFERENCE);

if (import.meta.main) console.log(await workTime());
