import { NetworkPurgeError, sendPurge, type NetworkPurge, type PurgeSender } from './network-purge.ts';
import type { SharedAnswer, SharedAnswers } from './shared-answers.ts';

/** Access to the nginx before the gateways. */
export interface NginxAccess {
  /** Address of nginx, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Secret by which nginx knows a request of the gateway: 20 characters or more. */
  readonly secret: string;
}

/** Requests at a time. */
const AT_ONCE = 8;

/** Answers that end a copy by its own time at the latest: the page is there no more, or leads elsewhere. */
const GONE = [301, 302, 303, 307, 308, 404, 410];

/**
 * nginx without its commercial part knows no tags. So each answer with such a tag is requested again past its copy, which the
 * new answer replaces (`proxy_cache_bypass`). A gateway knows only the answers that it gave itself, so each gateway has to
 * purge. Purges run one after the other: an answer that was begun before a purge is not kept, not even one that renews a copy.
 */
export function nginxPurge({ url, secret }: NginxAccess, sender: PurgeSender, answers: SharedAnswers): NetworkPurge {
  let last: Promise<unknown> = Promise.resolve();

  const renew = async (answer: SharedAnswer, signal: AbortSignal | undefined): Promise<void> => {
    const { host, proto, target, coding } = answer;
    const headers = { 'x-cache-refresh': secret, host, 'x-forwarded-proto': proto, 'accept-encoding': coding };
    const make = () => ({ url: new URL(url).origin + target, method: 'GET', headers }) as const;
    try {
      const { headers: got } = await sendPurge(make, sender, signal);
      if (['HIT', 'STALE', 'UPDATING'].includes(String(got['x-cache'])))
        throw new NetworkPurgeError('nginx answered with its copy: nginx-cache.conf has another secret than CDN_PURGE');
    } catch (error) {
      if (!(error instanceof NetworkPurgeError) || !GONE.includes(error.status ?? 0)) throw error;
      answers.forget(answer);
    }
  };
  const renewAll = async (tags: readonly string[], signal: AbortSignal | undefined): Promise<void> => {
    const left = [...answers.having(tags)];
    const failed: unknown[] = [];
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift())
        await renew(next, signal).catch((error: unknown) => failed.push(error));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const [first] = failed;
    if (first !== undefined)
      throw new NetworkPurgeError(`${failed.length} addresses stay: ${first instanceof Error ? first.message : ''}`);
  };
  return {
    purge(tags, signal) {
      const done = last.then(() => renewAll(tags, signal));
      last = done.catch(() => undefined);
      return done;
    },
  };
}
