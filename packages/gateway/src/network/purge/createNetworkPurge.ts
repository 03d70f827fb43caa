import { akamaiPurge, type AkamaiAccess } from './akamai.ts';
import { cloudflarePurge, type CloudflareAccess } from './cloudflare.ts';
import { fastlyPurge, type FastlyAccess } from './fastly.ts';
import type { NetworkPurge, PurgeSender } from './network-purge.ts';
import { nginxPurge, type NginxAccess } from './nginx.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Which network drops copies, and how it knows that it may. */
export type PurgeAccess =
  | ({ readonly network: 'cloudflare' } & CloudflareAccess)
  | ({ readonly network: 'fastly' } & FastlyAccess)
  | ({ readonly network: 'akamai' } & AkamaiAccess)
  | ({ readonly network: 'nginx' } & NginxAccess);

/**
 * The purge of a network behind one interface.
 * @param answers those of this gateway, for nginx
 */
export function createNetworkPurge(access: PurgeAccess, sender: PurgeSender, answers: SharedAnswers): NetworkPurge {
  if (access.network === 'nginx') return nginxPurge(access, sender, answers);
  if (access.network === 'akamai') return akamaiPurge(access, sender);
  return access.network === 'fastly' ? fastlyPurge(access, sender) : cloudflarePurge(access, sender);
}
