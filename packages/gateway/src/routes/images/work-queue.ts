import { PictureError } from './picture-error.ts';
import type { Lease, PictureRoom } from './picture-room.ts';

/** Limits of {@link createWorkQueue}. */
export interface WorkQueueOptions {
  /** Jobs at the same time. */
  readonly max: number;
  /** Of them, jobs of one host: a slow host does not stop the pictures of others. */
  readonly maxPerHost: number;
  /** Of them, jobs for visitors of one network. */
  readonly maxPerNetwork: number;
  /** Jobs that wait. More are refused, so that memory is bounded. */
  readonly waiting: number;
  /** Of them, jobs of one network. */
  readonly waitingPerNetwork: number;
  /** Room that a job needs; by default none. */
  readonly room?: Pick<PictureRoom, 'hasRoom' | 'take'>;
}

/** Work for visitors. */
export interface Job<Value> {
  /** Host of the original. */
  readonly host: string;
  /** Networks of the visitors who wait for it, the first one's first; more may come. */
  readonly networks: () => readonly string[];
  /** @param lease its room, which it gives back itself */
  readonly run: (lease: Lease | undefined) => Promise<Value>;
}

/** Runs jobs in turns of networks, so that one visitor who wants much does not hold up others (SEC-08). */
export interface WorkQueue {
  /** @throws PictureError with 503 for a job that finds no place */
  add<Value>(job: Job<Value>): Promise<Value>;
  /** To be called when there is more room. */
  next(): void;
}

interface Begun {
  readonly network: string;
  readonly lease: Lease | undefined;
}

interface Waiting {
  readonly job: Pick<Job<unknown>, 'host' | 'networks'>;
  readonly first: string;
  /** Turn by network. */
  readonly turns: Map<string, number>;
  readonly start: (begun: Begun) => void;
}

/**
 * Creates a queue. Turns are those of start-time fair queueing: the jobs of a network have ascending numbers, the first of which
 * is that of the job that runs now.
 */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { max, maxPerHost, maxPerNetwork, room } = options;
  const queue: Waiting[] = [];
  const byHost = createCounts();
  const byNetwork = createCounts();
  const byWaiting = createCounts();
  const lastTurns = new Map<string, number>();
  let [all, now] = [0, 0];

  const turnOf = ({ turns }: Waiting, network: string): number => {
    const known = turns.get(network);
    if (known !== undefined) return known;
    const turn = Math.max(now, lastTurns.get(network) ?? 0) + 1;
    turns.set(network, turn);
    lastTurns.set(network, turn);
    return turn;
  };
  const choose = () => {
    let best: { readonly entry: Waiting; readonly network: string; readonly turn: number } | undefined;
    if (all >= max) return undefined;
    for (const entry of queue) {
      const isHostBusy = byHost.get(entry.job.host) >= maxPerHost;
      for (const network of entry.job.networks()) {
        const turn = turnOf(entry, network);
        if (isHostBusy || byNetwork.get(network) >= maxPerNetwork || room?.hasRoom(network) === false) continue;
        if (!best || turn < best.turn) best = { entry, network, turn };
      }
    }
    return best;
  };
  const count = (host: string, network: string, by: 1 | -1) => {
    all += by;
    byHost.add(host, by);
    byNetwork.add(network, by);
  };
  const next = () => {
    for (let chosen = choose(); chosen; chosen = choose()) {
      const { entry, network, turn } = chosen;
      queue.splice(queue.indexOf(entry), 1);
      byWaiting.add(entry.first, -1);
      now = Math.max(now, turn);
      for (const [name, last] of lastTurns) if (last <= now) lastTurns.delete(name);
      count(entry.job.host, network, 1);
      entry.start({ network, lease: room?.take(network) });
    }
  };

  return {
    async add({ host, networks, run }) {
      const [first = ''] = networks();
      if (queue.length >= options.waiting || byWaiting.get(first) >= options.waitingPerNetwork)
        throw new PictureError(503, 'too many pictures are being made');
      const { promise, resolve } = Promise.withResolvers<Begun>();
      byWaiting.add(first, 1);
      queue.push({ job: { host, networks }, first, turns: new Map(), start: resolve });
      next();
      const { network, lease } = await promise;
      try {
        return await run(lease);
      } finally {
        count(host, network, -1);
        next();
      }
    },
    next,
  };
}

function createCounts() {
  const counts = new Map<string, number>();
  const get = (key: string) => counts.get(key) ?? 0;
  return {
    get,
    add(key: string, by: 1 | -1) {
      const now = get(key) + by;
      if (now === 0) counts.delete(key);
      else counts.set(key, now);
    },
  };
}
