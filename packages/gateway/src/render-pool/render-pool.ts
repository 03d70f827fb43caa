import { availableParallelism } from 'node:os';
import type { Addresses } from '@housefront/contract/render';
import type { Logger } from 'pino';
import { describeFailure } from '../logging/describeFailure.ts';
import { createManifestReader, READING_MS } from './manifest-reader.ts';
import { HEARTBEAT_MS, type Job, type JobResults, type SiteManifest } from './messages.ts';
import { createQueue } from './queue.ts';
import { createSharedCode, type SharedCode } from './shared-code.ts';
import { startThread, type Outcome, type Thread } from './thread.ts';
import type { PageRenderer } from '../base/types.ts';

/** Sizes and limits of a pool. Times in milliseconds. */
export interface RenderPoolOptions {
  readonly logger: Logger;
  /** Number of threads; default: processors + 1, so that one site can use all processors and leaves a thread to the others. */
  readonly threads?: number | undefined;
  /** Heap limit of a thread, in MB; a thread that exceeds it ends. */
  readonly memoryMb?: number | undefined;
  /** Concurrent jobs of a thread; a job mostly waits for the platform. */
  readonly jobsPerThread?: number;
  /** Queued jobs of a site; beyond that the network with the most of them gives some up. */
  readonly waitingPerSite?: number;
  /** Processor time without a heartbeat after which a thread is ended. */
  readonly maxStalledCpuMs?: number;
  /** Time for an aborted job to end before its thread is ended. */
  readonly graceMs?: number;
  /** Builds that a thread loads before it is replaced, because modules stay in memory. Builds with the same shared code count once. */
  readonly sitesPerThread?: number;
}

/** How busy a pool is. */
export interface PoolLoad {
  /** Jobs that wait for a thread. */
  readonly waiting: number;
  /** Time in which event loops of its threads were busy, in milliseconds; ended threads included. */
  readonly activeMs: number;
}

/** Renders pages on worker threads, so that no page blocks the other answers of the process (GW-02). */
export interface RenderPool {
  /**
   * Loads a build on a thread of its own and returns its exports; the process itself never runs a site's code.
   * @throws the error of loading the build
   */
  readManifest(file: string): Promise<SiteManifest>;
  /** A site's renderer. The signal of a request ends its job, even a job that ignores it. */
  renderer(site: string, file: string): { readonly render: PageRenderer; readonly addresses: Addresses };
  load(): PoolLoad;
  /** Ends all threads; open jobs fail. */
  close(): Promise<void>;
}

/** The queue of a site is full. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError';
}

/** A job lost its thread twice. */
export class RenderThreadLostError extends Error {
  override readonly name = 'RenderThreadLostError';
}

interface Task {
  readonly id: number;
  readonly site: string;
  /** Network of the visitor; empty for the gateway itself. */
  readonly network: string;
  readonly file: string;
  readonly job: Job;
  readonly signal: AbortSignal;
  readonly settle: (outcome: Outcome) => void;
  readonly begun: () => void;
  tries: number;
}

/** Loading a build counts as this many jobs when a thread is chosen. */
const READING_COST = 4;
/** Cost if the thread has the build's shared code already. */
const READING_REST = 1;
/** Time between two health checks, in milliseconds. */
const CHECK_MS = 2 * HEARTBEAT_MS;
/** A thread without processor time is ended after this many grace periods. */
const GRACES = 10;
/** Part of the places of a site that visitors of one network may have at the same time (SEC-09). */
const NETWORK_SHARE = 3 / 4;
/** Attempts per job: one more after its thread was ended because of another job. */
const TRIES = 2;

/** Creates a pool. Threads start with the first jobs. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { logger, memoryMb = 512, jobsPerThread = 16, waitingPerSite = 2048, sitesPerThread = 50 } = options;
  const { threads: size = availableParallelism() + 1, maxStalledCpuMs = 2000, graceMs = 500 } = options;
  const threads = new Set<Thread>();
  const tasks = new Map<number, Task>();
  const waiting = createQueue<Task>(waitingPerSite);
  const readCode = createSharedCode();
  const codes = new Map<string, SharedCode | undefined>();
  /** The shared code of a build, as it was at its first use. */
  const codeOf = (file: string): SharedCode | undefined => {
    if (!codes.has(file)) codes.set(file, readCode(file));
    return codes.get(file);
  };
  let lastId = 0;
  /** As in {@link PoolLoad}, of threads that have ended. */
  let endedMs = 0;
  let closed = false;

  /** Removes a thread that gets no more jobs. */
  const forget = (thread: Thread): boolean => {
    if (!threads.delete(thread)) return false;
    endedMs += thread.activeMs;
    return true;
  };

  const end = (thread: Thread, reason: string): Promise<void> => {
    forget(thread);
    logger.warn({ sites: [...new Set(thread.jobs.values())] }, `a render thread is ended: ${reason}`);
    return thread.end(new RenderThreadLostError(reason));
  };

  const start = (): Thread => {
    const thread = startThread(memoryMb, {
      onEnd: (id, outcome) => {
        const task = tasks.get(id);
        if (task && outcome.kind === 'lost' && task.tries < TRIES && !closed) waiting.putBack(task);
        else task?.settle(outcome);
        if (thread.jobs.size === 0 && thread.codes.size > sitesPerThread && forget(thread)) {
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
        if (forget(thread)) logger.warn({ failure: describeFailure(error) }, 'a render thread ended by itself');
        assign();
      },
    });
    threads.add(thread);
    return thread;
  };

  /** The thread for a task; undefined when the task has to wait. */
  const choose = ({ site, file, tries }: Task): Thread | undefined => {
    const all = [...threads];
    const own = all.filter(({ jobs }) => [...jobs.values()].includes(site));
    // One thread is always left for the other sites.
    const limited = size > 1 && own.length >= size - 1;
    const unread = ({ codes }: Thread) => (codes.has(codeOf(file)?.digest ?? file) ? READING_REST : READING_COST);
    const cost = (thread: Thread) => thread.jobs.size + (thread.files.has(file) ? 0 : unread(thread));
    // A task that lost its thread may be the cause: such tasks of different sites do not share a thread again.
    const suspect = (id: number) => (tasks.get(id)?.tries ?? 0) > 1;
    const sharesSuspects = ({ jobs }: Thread) =>
      tries > 0 && [...jobs].some(([id, other]) => other !== site && suspect(id));
    const [best] = (limited ? own : all)
      .filter(
        ({ jobs, codes, missedHeartbeats }) =>
          jobs.size < jobsPerThread && missedHeartbeats < 2 && codes.size <= sitesPerThread,
      )
      .filter((thread) => !sharesSuspects(thread))
      .toSorted((a, b) => cost(a) - cost(b));
    const enough = limited || all.length >= size || (best && cost(best) < READING_COST);
    return enough ? best : start();
  };

  const maxOfNetwork = Math.max(1, Math.floor(jobsPerThread * Math.max(1, size - 1) * NETWORK_SHARE));
  /** Whether visitors of a network leave a place of the site to others. */
  const mayRun = ({ site, network }: Task): boolean => {
    let running = 0;
    for (const { jobs } of threads)
      for (const [id, other] of jobs) if (other === site && tasks.get(id)?.network === network) running += 1;
    return running < maxOfNetwork;
  };

  const assign = () => {
    if (closed) return;
    waiting.take((task) => {
      const thread = choose(task);
      if (!thread) return false;
      task.tries += 1;
      thread.give(task.id, task.site, task.file, task.job, codeOf(task.file));
      return true;
    }, mayRun);
  };

  const checkThreads = () => {
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
        // Half of the heartbeats that fit into the grace period: the job had its chance to end.
        const hadChance = thread.heartbeats - heartbeats >= graceMs / HEARTBEAT_MS / 2;
        if (hadChance || graces === 1) void end(thread, 'a page takes too long');
        else wait(graces - 1);
      }, graceMs);
    wait(GRACES);
  };

  const run = <Kind extends 'render' | 'addresses'>(
    given: Pick<Task, 'site' | 'network' | 'file' | 'signal'>,
    job: Job & { readonly kind: Kind },
    begun: () => void = () => undefined,
  ): Promise<JobResults[Kind]> => {
    const { promise, resolve, reject } = Promise.withResolvers<JobResults[Kind]>();
    const { signal, site } = given;
    const onAbort = () => callOff(task);
    const settle = (outcome: Outcome) => {
      tasks.delete(task.id);
      signal.removeEventListener('abort', onAbort);
      if (tasks.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
      // The kind of a job decides the type of its result.
      if (outcome.kind === 'done') resolve(outcome.result as JobResults[Kind]);
      else reject(outcome.error);
    };
    const task: Task = { ...given, id: (lastId += 1), job, settle, begun, tries: 0 };
    const full = new RenderQueueFullError(`too many pages of ${site} wait`);
    const refused = closed ? task : waiting.put(task);
    if (refused === task) return Promise.reject(full);
    refused?.settle({ kind: 'failed', error: full });
    tasks.set(task.id, task);
    timer ??= setInterval(checkThreads, CHECK_MS);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    assign();
    return promise;
  };

  const readManifest = createManifestReader(memoryMb);

  return {
    readManifest: async (file) => readManifest(file, codeOf(file)),
    renderer: (site, file) => ({
      render: (given, network = '') => {
        const { signal, begun, warn: _warn, ...request } = given;
        return run({ site, network, file, signal }, { kind: 'render', request }, begun);
      },
      addresses: (given) => {
        const { signal, warn: _warn, ...request } = given;
        return run({ site, network: '', file, signal }, { kind: 'addresses', request });
      },
    }),
    load: () => ({
      waiting: waiting.size,
      activeMs: [...threads].reduce((sum, { activeMs }) => sum + activeMs, endedMs),
    }),
    async close() {
      closed = true;
      const error = new RenderThreadLostError('the pool is closed');
      for (const task of waiting.clear()) task.settle({ kind: 'lost', error });
      await Promise.all([...threads].map((thread) => thread.end(error)));
    },
  };
}
