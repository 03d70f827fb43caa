import { firstGraphemes } from '@housefront/contract/graphemes';
import { request } from 'undici';
import type { Clock } from '../../base/clock.ts';

/** Asks a network to drop its copies (OPS-06). */
export interface NetworkPurge {
  /**
   * Drops every copy with at least one of the tags; see `cacheTag`.
   * @param signal ends waiting and retries
   * @throws NetworkPurgeError when the network refuses, or does not answer within the time limit after the last retry
   */
  purge(tags: readonly string[], signal?: AbortSignal): Promise<void>;
}

/** The network did not drop its copies. The message says why and has no credentials. */
export class NetworkPurgeError extends Error {
  override readonly name = 'NetworkPurgeError';
  /** Status of the answer that refused it; undefined without one. */
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Answer of a network. */
export interface PurgeAnswer {
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** One request of a purge. */
export interface PurgeCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Dependencies of {@link sendPurge}. */
export interface PurgeSender {
  readonly clock: Clock;
}

/** Longest wait for one answer, in milliseconds. */
const ANSWER_MS = 10_000;
/** Waits before the second, third and fourth try, in milliseconds. */
const PAUSES_MS = [500, 2000, 8000];
/** Longest wait that a network may ask for, in milliseconds. */
const MAX_PAUSE_MS = 30_000;
/** Characters of an answer that a message shows. */
const SHOWN = 200;

/**
 * Sends a call until it is accepted, four times at most: after failures of the connection, 408, 429 and 5xx.
 * @param make builds the call anew for each try, because signatures hold the time
 * @throws NetworkPurgeError
 */
export async function sendPurge(
  make: () => PurgeCall,
  { clock }: PurgeSender,
  signal?: AbortSignal,
): Promise<PurgeAnswer> {
  for (let tried = 0; ; tried += 1) {
    const { url, ...call } = make();
    const where = new URL(url).host;
    const limit = AbortSignal.timeout(ANSWER_MS);
    let reason: string;
    let asked = 0;
    try {
      // Not fetch: it cannot name the host of a site, and redirects are not followed.
      const answer = await request(url, { ...call, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      const text = await answer.body.text();
      const { statusCode: status } = answer;
      if (status >= 200 && status < 300) return { text, headers: answer.headers };
      reason = `${where} answered ${status}: ${firstGraphemes(text, SHOWN)}`;
      if (status < 500 && status !== 408 && status !== 429) throw new NetworkPurgeError(reason, status);
      asked = Math.min(Number(answer.headers['retry-after']) * 1000 || 0, MAX_PAUSE_MS);
    } catch (error) {
      if (error instanceof NetworkPurgeError) throw error;
      reason = limit.aborted ? `${where} did not answer within ${ANSWER_MS} ms` : `${where}: ${String(error)}`;
    }
    const pause = PAUSES_MS[tried];
    if (pause === undefined || signal?.aborted) throw new NetworkPurgeError(reason);
    await wait(Math.max(pause, asked), clock, signal);
    if (signal?.aborted) throw new NetworkPurgeError(reason);
  }
}

function wait(ms: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal?.addEventListener('abort', end);
  });
}

/** Splits tags into calls, each tag once. */
export function* batches(tags: readonly string[], size: number): Generator<readonly string[]> {
  const all = [...new Set(tags)];
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
