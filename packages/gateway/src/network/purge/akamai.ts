import { randomUUID } from 'node:crypto';
import { edgeGridHeader, type EdgeGridKeys } from './edge-grid.ts';
import { batches, sendPurge, type NetworkPurge, type PurgeSender } from './network-purge.ts';

/** Access to Fast Purge of Akamai. */
export interface AkamaiAccess extends EdgeGridKeys {
  /** Host of the API client, such as `akab-….luna.akamaiapis.net`, with `https://`. */
  readonly api: string;
}

/** Tags in one call: 128 characters each stay below the 50,000 bytes that a body may have. */
const MAX = 300;

/** `POST /ccu/v3/invalidate/tag/production` (Akamai Fast Purge API v3, "Invalidate by cache tag"), signed by EdgeGrid. */
export function akamaiPurge({ api, ...keys }: AkamaiAccess, sender: PurgeSender): NetworkPurge {
  const url = new URL('/ccu/v3/invalidate/tag/production', api).href;
  return {
    async purge(tags, signal) {
      for (const part of batches(tags, MAX)) {
        const body = JSON.stringify({ objects: part });
        const make = () => {
          const signed = { method: 'POST', url, body, now: sender.clock.now(), nonce: randomUUID() } as const;
          const authorization = edgeGridHeader(signed, keys);
          return { url, method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body } as const;
        };
        await sendPurge(make, sender, signal);
      }
    },
  };
}
