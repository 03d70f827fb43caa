import { batches, sendPurge, type NetworkPurge, type PurgeSender } from './network-purge.ts';

/** Access to the service of a site at Fastly. */
export interface FastlyAccess {
  readonly service: string;
  /** API token with the scope `purge_select`. */
  readonly token: string;
  /** Base of the API; `https://api.fastly.com` by default. */
  readonly api?: string | undefined;
}

/** Keys in one call. */
const MAX = 256;

/**
 * `POST /service/{id}/purge` with surrogate keys (Fastly API, "Purge multiple surrogate key tags"). Not a soft purge: that
 * would show the old page once more.
 */
export function fastlyPurge({ service, token, api }: FastlyAccess, sender: PurgeSender): NetworkPurge {
  const url = `${api ?? 'https://api.fastly.com'}/service/${encodeURIComponent(service)}/purge`;
  const headers = { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' };
  return {
    async purge(tags, signal) {
      for (const part of batches(tags, MAX)) {
        const body = JSON.stringify({ surrogate_keys: part });
        await sendPurge(() => ({ url, method: 'POST', headers, body }), sender, signal);
      }
    },
  };
}
