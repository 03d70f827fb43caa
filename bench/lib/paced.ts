import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './stats.ts';

/** Wishes for {@link paced}. */
export interface PacedOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Path and query of each request; that of `url` without it. */
  readonly path?: () => string;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Connections and code get warm for so long before anything counts; one second by default. */
  readonly warmSeconds?: number;
}

/** Result of a steady load. Times in milliseconds. */
export interface Paced {
  /** Answers a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** A request fails after this long without a byte, in milliseconds. */
const LATE_MS = 20_000;

/**
 * The moments at which requests of independent visitors come, in milliseconds from the start, the same in each run.
 * @param rate requests a second
 */
export function* arrivals(rate: number): Generator<number, never> {
  let seed = 20_261_123;
  for (let at = 0; ;) {
    seed = (seed * 48_271) % 2_147_483_647;
    at -= (Math.log(seed / 2_147_483_647) * 1000) / rate;
    yield at;
  }
}

/** One answer, read to its end. @returns whether its status is good */
async function ask(agent: Agent, url: URL, path: string, headers: PacedOptions['headers'] = {}): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const sent = request(url, { agent, path, headers, timeout: LATE_MS }, (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer.statusCode === 200));
    answer.on('error', reject);
  });
  sent.on('timeout', () => sent.destroy(new Error('the answer is late')));
  sent.on('error', reject);
  sent.end();
  return promise;
}

/**
 * Loads an address at a steady rate: requests come one by one at random moments, whether earlier ones are answered or not,
 * and each is measured from the moment at which it was due.
 * @throws when more than one answer in a hundred failed, or none came
 */
export async function paced({ url, headers, path, rate, seconds, warmSeconds = 1 }: PacedOptions): Promise<Paced> {
  const address = new URL(url);
  const own = address.pathname + address.search;
  const agent = new Agent({ keepAlive: true });
  const open: Promise<void>[] = [];
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const warm = warmSeconds * 1000;
  const end = warm + seconds * 1000;
  const send = async (due: number): Promise<void> => {
    const good = await ask(agent, address, path?.() ?? own, headers).catch(() => false);
    if (due < warm) return;
    if (good) times.push(performance.now() - start - due);
    else failed += 1;
  };
  for (const due of arrivals(rate)) {
    if (due >= end) break;
    const early = due - (performance.now() - start);
    // A timer is up to a millisecond late, which counts; to spin instead would take a processor from what is measured.
    if (early > 0) await wait(early);
    open.push(send(due));
  }
  await Promise.all(open);
  agent.destroy();
  if (times.length === 0 || failed > (times.length + failed) / 100)
    throw new Error(`${url}: ${failed} requests failed`);
  return { rate: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
