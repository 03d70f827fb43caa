import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Scope } from './test-scope.ts';

/** What a run may take on a quiet machine of the reference kind: two cores of a server of today (DX-02). */
export interface Limit {
  readonly seconds: number;
  /** Whether a longer run has failed. One of a change is told, for its screen or template may be the largest. */
  readonly strict: boolean;
}

const MINUTE = 60;

/** The limit of a run; none for steps that were chosen by name, nor for a change that may touch anything. */
export function limitOf(chosen: readonly string[], scope?: Scope): Limit | undefined {
  if (chosen.length > 0) return undefined;
  if (!scope) return { seconds: 30 * MINUTE, strict: true };
  if (scope.screens) return { seconds: 5 * MINUTE, strict: false };
  return scope.templates.length === 1 ? { seconds: 4 * MINUTE, strict: false } : undefined;
}

/** Work of each of two threads for a measurement: rounds of hashing and of objects made and thrown away. */
const ROUNDS = 60;
/** Milliseconds that it takes on the reference kind of machine while nothing else runs. */
const REFERENCE_MS = 300;
/** A machine that is slower still is no measure any more. */
const SLOWEST = 3;

function work(): void {
  const block = Buffer.alloc(2 ** 20, 7);
  for (let round = 0; round < ROUNDS; round += 1) {
    createHash('sha256').update(block).digest();
    JSON.parse(JSON.stringify(Array.from({ length: 3000 }, (_, id) => ({ id, text: `row ${id * round}` }))));
  }
}

async function once(): Promise<number> {
  const started = performance.now();
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url));
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  await Promise.all([thread(), thread()]);
  return performance.now() - started;
}

/** How long the same work takes here and now on two cores, in milliseconds: the middle one of three, for a moment is none. */
export async function measure(): Promise<number> {
  const all = [await once(), await once(), await once()].toSorted((a, b) => a - b);
  return all[1] ?? 0;
}

/** How many times longer than the reference kind this machine takes: 1 for a faster one, and 3 at most. */
export const slownessOf = (measured: readonly number[]): number =>
  Math.min(SLOWEST, Math.max(1, ...measured.map((ms) => ms / REFERENCE_MS)));

const minutes = (seconds: number): string => `${(seconds / MINUTE).toFixed(1)} min`;

/** What a run takes too long without having failed: a measurement of seconds does not know what a machine did for half an hour. */
const MARGIN = 1.5;

/** What is said of a run that took so long, and whether it has failed by that. */
export function judge(seconds: number, { seconds: limit, strict }: Limit, slowness: number) {
  const allowed = limit * slowness;
  const over = seconds > allowed;
  const machine = slowness > 1 ? `, ${slowness.toFixed(2)} times as long on this machine` : '';
  return {
    failed: strict && seconds > allowed * MARGIN,
    says: `${minutes(seconds)} of ${minutes(allowed)} (${minutes(limit)} on two quiet cores${machine})${over ? ': TOO LONG' : ''}`,
  };
}

if (!isMainThread && parentPort) work();
