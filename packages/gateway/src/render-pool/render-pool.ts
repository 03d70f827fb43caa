import { availableParallelism } from 'node:os';
import type { Addresses } from '@housefront/contract/render';
import type { Logger } from 'pino';
import { describeFailure } from '../logging/describeFailure.ts';
import { createManifestReader, READING_MS } from './manifest-reader.ts';
import { HEARTBEAT_MS, type Job, type JobResults, type SiteManifest } from './messages.ts';
import { createQueue } from './queue.ts';
import { createSharedCode, type SharedCode } from './shared-code.ts';
import { startThread, type Outcome, type Thread } from './thread.ts';
import type { PageRenderer } from '../types.ts';

/** Sizes and limits of a pool. Times in milliseconds. */
export interface RenderPoolOptions {
  readonly logger: Logger;
  /** Threads; one more than processors without it, so that one site may use all processors and another still finds a thread. */
  readonly threads?: number | undefined;
  /** Most memory of a thread's objects, in MB; more ends the thread. */
  readonly memoryMb?: number | undefined;
  /** Jobs that one thread has at a time; most of a job is waiting for the platform. */
  readonly jobsPerThread?: number;
  /** Jobs of one site that wait for a thread; the next one is refused. */
  readonly waitingPerSite?: number;
  /** A thread whose event loop stands still while it takes more processor time than this is ended. */
  readonly maxStalledCpuMs?: number;
  /** What was called off has this long to end, as long as its thread has turns; then its thread is ended. */
  readonly graceMs?: number;
  /**
   * A thread that has read more builds is replaced when it is free: what it has read once stays in its memory. Builds with the
   * same shared code count as one.
   */
  readonly sitesPerThread?: number;
}

/** Renders pages on threads of their own, so that no page holds up what the process answers beside it (GW-02). */
export interface RenderPool {
  /**
   * What a site's build holds, read on a thread that ends soon after: the process itself never runs a site's code.
   * @throws what reading the build throws
   */
  readManifest(file: string): Promise<SiteManifest>;
  /** A site's renderer. Calling its signal off ends it, within a moment also when it does not listen. */
  renderer(site: string, file: string): { readonly render: PageRenderer; readonly addresses: Addresses };
  /** Ends all threads; what is under way fails. */
  close(): Promise<void>;
}

/** A site has too many pages waiting for a thread. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError';
}

/** A thread was ended under a job, twice. */
export class RenderThreadLostError extends Error {
  override readonly name = 'RenderThreadLostError';
}

interface Task {
  readonly id: number;
  readonly site: string;
  readonly file: string;
  readonly job: Job;
  readonly signal: AbortSignal;
  readonly settle: (outcome: Outcome) => void;
  readonly begun: () => void;
  tries: number;
}

/** What a thread has to read first counts as this many jobs. */
const READING_COST = 4;
/** The same where it knows the code that the build shares with others. */
const READING_REST = 1;
/** Time between two looks at the threads, in milliseconds. */
const CHECK_MS = 2 * HEARTBEAT_MS;
/** A thread that has no turns is ended after this many times the time that a job has to end in. */
const GRACES = 10;
/** How often a job is given to a thread: once more when the first was ended for another one's sake. */
const TRIES = 2;

/** Makes a pool. Threads start with the first work for them. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { logger, memoryMb = 512, jobsPerThread = 16, waitingPerSite = 256, sitesPerThread = 50 } = options;
  const { threads: size = availableParallelism() + 1, maxStalledCpuMs = 2000, graceMs = 500 } = options;
  const threads = new Set<Thread>();
  const tasks = new Map<number, Task>();
  const waiting = createQueue<Task>(waitingPerSite);
  const readCode = createSharedCode();
  const codes = new Map<string, SharedCode | undefined>();
  /** What a build shares with others, as it was when the build was first looked at. */
  const codeOf = (file: string): SharedCode | undefined => {
    if (!codes.has(file)) codes.set(file, readCode(file));
    return codes.get(file);
  };
  let lastId = 0;
  let closed = false;

  const end = (thread: Thread, reason: string): Promise<void> => {
    threads.delete(thread);
    logger.warn({ sites: [...new Set(thread.jobs.values())] }, `a render thread is ended: ${reason}`);
    return thread.end(new RenderThreadLostError(reason));
  };

  const start = (): Thread => {
    const thread = startThread(memoryMb, {
      onEnd: (id, outcome) => {
        const task = tasks.get(id);
        if (task && outcome.kind === 'lost' && task.tries < TRIES && !closed) waiting.putBack(task);
        else task?.settle(outcome);
        if (thread.jobs.size === 0 && thread.codes.size > sitesPerThread && threads.delete(thread)) {
          void thread.end(new RenderThreadLostError('it has read many builds'));
        }
        assign();
      },
      onBegin: (id) => tasks.get(id)?.begun(),
      onNote: (id, message, details) => {
        const task = tasks.get(id);
        const request = task?.job.kind === 'render' ? task.job.request.requestId : undefined;
        logger.warn({ id: request, site: task?.site, ...details }, message);
      },
      onExit: (error) => {
        if (threads.delete(thread)) logger.warn({ failure: describeFailure(error) }, 'a render thread ended by itself');
        assign();
      },
    });
    threads.add(thread);
    return thread;
  };

  /** The thread for a job of a site; undefined when it has to wait. */
  const choose = ({ site, file, tries }: Task): Thread | undefined => {
    const all = [...threads];
    const own = all.filter(({ jobs }) => [...jobs.values()].includes(site));
    // Whatever a site does to its threads, one is left for the others.
    const limited = size > 1 && own.length >= size - 1;
    const unread = ({ codes }: Thread) => (codes.has(codeOf(file)?.digest ?? file) ? READING_REST : READING_COST);
    const cost = (thread: Thread) => thread.jobs.size + (thread.files.has(file) ? 0 : unread(thread));
    // What lost a thread may be what cost it: sites that did so together do not meet again.
    const suspect = (id: number) => (tasks.get(id)?.tries ?? 0) > 1;
    const meets = ({ jobs }: Thread) => tries > 0 && [...jobs].some(([id, other]) => other !== site && suspect(id));
    const [best] = (limited ? own : all)
      .filter(
        ({ jobs, codes, missedHeartbeats }) =>
          jobs.size < jobsPerThread && missedHeartbeats < 2 && codes.size <= sitesPerThread,
      )
      .filter((thread) => !meets(thread))
      .toSorted((a, b) => cost(a) - cost(b));
    const enough = limited || all.length >= size || (best && cost(best) < READING_COST);
    return enough ? best : start();
  };

  const assign = () => {
    if (closed) return;
    waiting.take((task) => {
      const thread = choose(task);
      if (!thread) return false;
      task.tries += 1;
      thread.give(task.id, task.site, task.file, task.job, codeOf(task.file));
      return true;
    });
  };

  const checkHealth = () => {
    for (const thread of threads) {
      thread.checkHealth();
      if (thread.reading ? thread.missedHeartbeats * CHECK_MS > READING_MS : thread.stalledCpuMs > maxStalledCpuMs)
        void end(thread, 'it is stalled');
    }
    assign();
  };
  let timer: NodeJS.Timeout | undefined;

  const callOff = (task: Task) => {
    const error: unknown = task.signal.reason;
    task.settle({ kind: 'failed', error: error instanceof Error ? error : new Error('called off', { cause: error }) });
    const thread = [...threads].find(({ jobs }) => jobs.has(task.id));
    if (waiting.remove(task) || !thread) return;
    thread.abort(task.id);
    const { heartbeats } = thread;
    const wait = (graces: number) =>
      setTimeout(() => {
        if (!threads.has(thread) || !thread.jobs.has(task.id)) return;
        // It had its turns when half of the heartbeats that fit into the time have come.
        const hadTurns = thread.heartbeats - heartbeats >= graceMs / HEARTBEAT_MS / 2;
        if (hadTurns || graces === 1) void end(thread, 'a page takes too long');
        else wait(graces - 1);
      }, graceMs);
    wait(GRACES);
  };

  const run = <Kind extends 'render' | 'addresses'>(
    site: string,
    file: string,
    job: Job & { readonly kind: Kind },
    signal: AbortSignal,
    begun: () => void = () => undefined,
  ): Promise<JobResults[Kind]> => {
    const { promise, resolve, reject } = Promise.withResolvers<JobResults[Kind]>();
    const onAbort = () => callOff(task);
    const settle = (outcome: Outcome) => {
      tasks.delete(task.id);
      signal.removeEventListener('abort', onAbort);
      if (tasks.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
      // The thread answers a job with what its kind stands for.
      if (outcome.kind === 'done') resolve(outcome.result as JobResults[Kind]);
      else reject(outcome.error);
    };
    const task: Task = { id: (lastId += 1), site, file, job, signal, settle, begun, tries: 0 };
    if (closed || !waiting.put(task)) return Promise.reject(new RenderQueueFullError(`too many pages of ${site} wait`));
    tasks.set(task.id, task);
    timer ??= setInterval(checkHealth, CHECK_MS);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    assign();
    return promise;
  };

  const readManifest = createManifestReader(memoryMb);

  return {
    readManifest: async (file) => readManifest(file, codeOf(file)),
    renderer: (site, file) => ({
      render: (given) => {
        const { signal, begun, warn: _warn, ...request } = given;
        return run(site, file, { kind: 'render', request }, signal, begun);
      },
      addresses: (given) => {
        const { signal, warn: _warn, ...request } = given;
        return run(site, file, { kind: 'addresses', request }, signal);
      },
    }),
    async close() {
      closed = true;
      const error = new RenderThreadLostError('the pool is closed');
      for (const task of waiting.clear()) task.settle({ kind: 'lost', error });
      await Promise.all([...threads].map((thread) => thread.end(error)));
    },
  };
}
