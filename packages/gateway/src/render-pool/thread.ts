import { Worker } from 'node:worker_threads';
import { HEARTBEAT, type FromThread, type Job, type SentError } from './messages.ts';
import type { SharedCode } from './shared-code.ts';

/** How a job ended. `lost`: its thread is gone, through no fault that can be told. */
export type Outcome =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'lost'; readonly error: Error };

/** Messages that a thread sends to its owner. */
export interface ThreadEvents {
  /** A job is over; it is the thread's no longer. */
  readonly onEnd: (id: number, outcome: Outcome) => void;
  /** The build is read and the job's own work begins. */
  readonly onBegin: (id: number) => void;
  readonly onNote: (id: number, message: string, details: object) => void;
  /** The thread has ended and takes no more jobs; its open jobs are reported as lost next. */
  readonly onExit: (error: Error) => void;
}

/** A running thread of the pool. */
export interface Thread {
  /** Jobs given and not yet over, with the site each is for. */
  readonly jobs: ReadonlyMap<number, string>;
  /** Files of the builds it has read. A module cannot be dropped again. */
  readonly files: ReadonlySet<string>;
  /** What takes memory of these: digests of code that builds share, and builds that share none. */
  readonly codes: ReadonlySet<string>;
  /** @param code what the build shares with others */
  give(id: number, site: string, file: string, job: Job, code: SharedCode | undefined): void;
  abort(id: number): void;
  /**
   * Looks whether the thread's event loop turns. To be called at a steady pace, so that a process that stood still itself
   * blames no thread for it.
   */
  checkHealth(): void;
  /** How many looks in a row its event loop has stood still. */
  readonly missedHeartbeats: number;
  /**
   * Processor time in milliseconds that it has taken since its event loop stands still. On a busy machine a thread waits
   * long for its turn, through no fault of the page.
   */
  readonly stalledCpuMs: number;
  /** How often its event loop has turned, one for every `HEARTBEAT_MS` that it had. */
  readonly heartbeats: number;
  /** True while a build is being read, which holds the event loop for good reason. */
  readonly reading: boolean;
  /** Ends the thread in the middle of whatever it does. */
  end(error: Error): Promise<void>;
}

/**
 * Room for short-lived objects, in MB. A thread at its limit gets 16 MB more from the engine to end in; when more young
 * objects than that have to move there at once, the engine ends the whole process.
 */
const YOUNG_MB = 12;

/** Starts a thread. @param memoryMb most memory of its objects, in MB; a thread that needs more ends */
export function startThread(memoryMb: number, { onEnd, onBegin, onNote, onExit }: ThreadEvents): Thread {
  const heartbeat = new Int32Array(new SharedArrayBuffer(8));
  // Until its program runs, a new thread stands still for good reason.
  heartbeat[HEARTBEAT.reading] = 1;
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
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
  let before: NodeJS.CpuUsage | undefined;

  /** What the thread has taken since the first look that found it missedHeartbeats; one that has ended takes nothing. */
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
  // A pool without work keeps no process that has nothing else to do.
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
