import { PictureError } from './picture-error.ts';

/** Limits of {@link createWorkQueue}. */
export interface WorkQueueOptions {
  /** Jobs at the same time. */
  readonly most: number;
  /** Of them, jobs of one host: a slow host does not stop the pictures of others. */
  readonly mostPerHost: number;
  /** Jobs that wait. More are refused, so that memory is bounded. */
  readonly waiting: number;
}

/** Runs jobs, in their order for each host. */
export type WorkQueue = <Value>(host: string, job: () => Promise<Value>) => Promise<Value>;

/** Creates a queue. A job that finds no place rejects with a `PictureError` of status 503. */
export function createWorkQueue({ most, mostPerHost, waiting }: WorkQueueOptions): WorkQueue {
  const queue: { readonly host: string; readonly start: () => void }[] = [];
  const running = new Map<string, number>();
  let all = 0;

  const startable = () => (all < most ? queue.findIndex(({ host }) => (running.get(host) ?? 0) < mostPerHost) : -1);
  const next = () => {
    for (let at = startable(); at >= 0; at = startable()) {
      for (const job of queue.splice(at, 1)) {
        count(job.host, 1);
        job.start();
      }
    }
  };
  const count = (host: string, by: 1 | -1) => {
    all += by;
    const now = (running.get(host) ?? 0) + by;
    if (now === 0) running.delete(host);
    else running.set(host, now);
  };

  return async (host, job) => {
    if (queue.length >= waiting) throw new PictureError(503, 'too many pictures are being made');
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push({ host, start: resolve });
    next();
    await promise;
    try {
      return await job();
    } finally {
      count(host, -1);
      next();
    }
  };
}
