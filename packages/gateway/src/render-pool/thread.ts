import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { HEARTBEAT, type FromThread, type Job, type SentError } from './messages.ts';
import type { SharedCode } from './shared-code.ts';

/** Outcome of a job. `lost`: its thread ended first. */
export type Outcome =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'lost'; readonly error: Error };

/** Reactions of the pool to its thread. */
export interface ThreadEvents {
  /** A job has ended and is no longer among the thread's jobs. */
  readonly onEnd: (id: number, outcome: Outcome) => void;
  /** The build is loaded and the job starts. */
  readonly onBegin: (id: number) => void;
  readonly onNote: (id: number, message: string, details: object) => void;
  /** The thread has ended. Its open jobs are reported as lost after this. */
  readonly onExit: (error: Error) => void;
}

/** A running thread of the pool. */
export interface Thread {
  /** Site of each open job, by job id. */
  readonly jobs: ReadonlyMap<number, string>;
  /** Files of the builds that it has loaded. Modules cannot be unloaded. */
  readonly files: ReadonlySet<string>;
  /** The code in memory: digests of shared code, and files of builds without shared code. */
  readonly codes: ReadonlySet<string>;
  /** @param code the build's shared code */
  give(id: number, site: string, file: string, job: Job, code: SharedCode | undefined): void;
  abort(id: number): void;
  /** Compares the heartbeat with that of the last check. Call it at a steady interval. */
  checkHealth(): void;
  /** Checks in a row without a new heartbeat. */
  readonly missedHeartbeats: number;
  /** Processor time since the last heartbeat, in milliseconds. Wall time is no measure on a busy machine. */
  readonly stalledCpuMs: number;
  /** Heartbeats so far: one per `HEARTBEAT_MS` in which the event loop ran. */
  readonly heartbeats: number;
  /** True while a build is being loaded, which blocks the event loop. */
  readonly reading: boolean;
  /** Time in which its event loop was busy, in milliseconds. */
  readonly activeMs: number;
  /** Terminates the thread. */
  end(error: Error): Promise<void>;
}

/**
 * Young generation, in MB. V8 gives a thread at its memory limit 16 MB more to end in. If more young objects than that survive at
 * once, V8 ends the whole process.
 */
const YOUNG_MB = 12;

/** Starts a thread. @param memoryMb most memory of its objects, in MB; a thread that needs more ends */
export function startThread(memoryMb: number, { onEnd, onBegin, onNote, onExit }: ThreadEvents): Thread {
  const heartbeat = new Int32Array(new SharedArrayBuffer(8));
  // A new thread has no heartbeat until its program runs.
  heartbeat[HEARTBEAT.reading] = 1;
  const worker = new Worker(new URL(`render-thread${extname(import.meta.url)}`, import.meta.url), {
    workerData: heartbeat.buffer,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const jobs = new Map<number, string>();
  const files = new Set<string>();
  const codes = new Set<string>();
  let cause: Error | undefined;
  let heartbeats = -1;
  let missedHeartbeats = 0;
  let stalledCpuMs = 0;
  let activeMs = 0;
  let before: NodeJS.CpuUsage | undefined;

  /** Measures from the first check without a heartbeat. A thread that has ended uses nothing. */
  const measure = async (at: number): Promise<void> => {
    const known = before;
    const used = await worker.cpuUsage(known).catch(() => undefined);
    if (used === undefined || at !== heartbeats || missedHeartbeats === 0) return;
    if (known) stalledCpuMs = (used.user + used.system) / 1000;
    else before = used;
  };

  const finish = (id: number, outcome: Outcome) => {
    if (!jobs.delete(id)) return;
    if (jobs.size === 0) worker.unref();
    onEnd(id, outcome);
  };
  worker.on('message', (message: FromThread) => {
    [missedHeartbeats, stalledCpuMs, before] = [0, 0, undefined];
    if (message.kind === 'begun') onBegin(message.id);
    else if (message.kind === 'note') onNote(message.id, message.message, message.details);
    else if (message.kind === 'done') finish(message.id, { kind: 'done', result: message.result });
    else finish(message.id, { kind: 'failed', error: toError(message.error) });
  });
  worker.on('error', (error) => (cause ??= error));
  worker.once('exit', (code) => {
    const error = cause ?? new Error(`a render thread ended with ${code}`);
    onExit(error);
    for (const id of jobs.keys()) finish(id, { kind: 'lost', error });
  });
  // An idle pool does not keep the process running.
  worker.unref();

  return {
    jobs,
    files,
    codes,
    give(id, site, file, job, code) {
      jobs.set(id, site);
      const first = !files.has(file);
      files.add(file);
      codes.add(code?.digest ?? file);
      worker.ref();
      worker.postMessage({ kind: 'job', id, file, job, ...(first && code && { code }) }, []);
    },
    abort: (id) => worker.postMessage({ kind: 'abort', id }, []),
    checkHealth() {
      const now = Atomics.load(heartbeat, HEARTBEAT.heartbeats);
      if (now !== heartbeats) {
        [heartbeats, missedHeartbeats, stalledCpuMs, before] = [now, 0, 0, undefined];
        return;
      }
      missedHeartbeats += 1;
      void measure(now);
    },
    get missedHeartbeats() {
      return missedHeartbeats;
    },
    get stalledCpuMs() {
      return stalledCpuMs;
    },
    get heartbeats() {
      return Atomics.load(heartbeat, HEARTBEAT.heartbeats);
    },
    get reading() {
      return Atomics.load(heartbeat, HEARTBEAT.reading) > 0;
    },
    get activeMs() {
      // A thread that has ended answers 0.
      activeMs = Math.max(activeMs, worker.performance.eventLoopUtilization().active);
      return activeMs;
    },
    async end(error) {
      cause ??= error;
      await worker.terminate();
    },
  };
}

function toError({ name, message, stack }: SentError): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
