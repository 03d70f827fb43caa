import { NetworkPurgeError, sendPurge, type NetworkPurge, type PurgeSender } from './network-purge.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Access to the nginx before the gateways. */
export interface NginxAccess {
  /** Address of nginx, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Secret by which nginx knows a request of the gateway: 20 characters or more. */
  readonly secret: string;
}

/** Requests at a time. */
const AT_ONCE = 8;

/**
 * Asks nginx again for each answer with such a tag, past its copy, which the new answer replaces (`proxy_cache_bypass`): nginx
 * without its commercial part knows no tags. A gateway knows the answers that it gave itself, so each one has to purge.
 */
export function nginxPurge({ url, secret }: NginxAccess, sender: PurgeSender, answers: SharedAnswers): NetworkPurge {
  return {
    async purge(tags, signal) {
      const left = [...answers.take(tags)];
      const failed: unknown[] = [];
      const work = async () => {
        for (let next = left.pop(); next; next = left.pop()) {
          const { host, proto, target, coding } = next;
          const headers = { 'x-cache-refresh': secret, host, 'x-forwarded-proto': proto, 'accept-encoding': coding };
          const make = () => ({ url: new URL(url).origin + target, method: 'GET', headers }) as const;
          await sendPurge(make, sender, signal).catch((error: unknown) => failed.push(error));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const [first] = failed;
      if (first !== undefined)
        throw new NetworkPurgeError(`${failed.length} addresses stay: ${first instanceof Error ? first.message : ''}`);
    },
  };
}
