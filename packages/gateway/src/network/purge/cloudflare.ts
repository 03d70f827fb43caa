import { firstGraphemes } from '@housefront/contract/graphemes';
import { batches, NetworkPurgeError, sendPurge, type NetworkPurge, type PurgeSender } from './network-purge.ts';

/** Access to the zone of a site at Cloudflare. */
export interface CloudflareAccess {
  readonly zone: string;
  /** API token with the permission Cache Purge of the zone. */
  readonly token: string;
  /** Base of the API; `https://api.cloudflare.com/client/v4` by default. */
  readonly api?: string | undefined;
}

/** Tags in one call. */
const MAX = 100;

/** `POST /zones/{zone}/purge_cache` with tags (Cloudflare API, "Purge Cached Content by Tag, Host or Prefix"). */
export function cloudflarePurge({ zone, token, api }: CloudflareAccess, sender: PurgeSender): NetworkPurge {
  const url = `${api ?? 'https://api.cloudflare.com/client/v4'}/zones/${encodeURIComponent(zone)}/purge_cache`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    async purge(tags, signal) {
      for (const part of batches(tags, MAX)) {
        const body = JSON.stringify({ tags: part });
        const { text } = await sendPurge(() => ({ url, method: 'POST', headers, body }), sender, signal);
        // A refusal may have the status 200.
        if (!/"success"\s*:\s*true/.test(text))
          throw new NetworkPurgeError(`Cloudflare answered ${firstGraphemes(text, 200)}`);
      }
    },
  };
}
