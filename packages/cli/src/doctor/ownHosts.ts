import { certificateEnd, judgeCertificate, type CertificateEnd } from '../platform/network/certificate.ts';
import { isLocal } from './repository/addresses.ts';
import { serverKinds } from './checks/index.ts';
import { silenced } from './examine.ts';
import type { Finding } from '../base/finding.ts';
import { entryOf, gatewayLists, hostsOf } from './repository/gateway-list.ts';
import { isOnline } from './ownPlatforms.ts';
import type { Snapshot } from './repository/snapshot.ts';

/** Longest wait for a certificate, in milliseconds. */
const LIMIT_MS = 5000;

/** Access to the world; tests replace it. */
export interface HostsWorld {
  readonly certificate: CertificateEnd;
  readonly isOnline: () => boolean;
}

const ID = 'gateway.certificate';

const finding = (status: Finding['status'], where: string, why: string, more: Partial<Finding> = {}): Finding => ({
  id: ID,
  status,
  where,
  title: serverKinds[ID].title,
  why,
  mend: '',
  ...more,
});

/** Hosts of the sites that visitors reach, with the source of the list that names them. */
function publicHosts(project: Snapshot): ReadonlyMap<string, string> {
  const lists = gatewayLists(project);
  const named = project.sites.flatMap(({ folder }) => {
    const own = entryOf(lists, folder);
    return own ? hostsOf(own.entry).map((host) => [host.toLowerCase(), own.source] as const) : [];
  });
  return new Map(named.filter(([host]) => !isLocal(host) && URL.canParse(`https://${host}`)));
}

/**
 * Asks each public host of the gateway for its certificate. A host that does not answer is skipped: it may not be in use yet,
 * or not be open to this machine.
 */
export async function ownHosts(
  project: Snapshot,
  world: HostsWorld = { certificate: certificateEnd, isOnline },
): Promise<readonly Finding[]> {
  if (silenced(project).ids.has(ID)) return [finding('ok', '', '')];
  const hosts = publicHosts(project);
  if (hosts.size === 0) return [finding('ok', '', '')];
  if (!world.isOnline()) return [finding('skipped', '', 'There is no network.')];
  return Promise.all(
    [...hosts].map(async ([host, source]) => {
      const end = await world.certificate(new URL(`https://${host}`), LIMIT_MS);
      if (end === null) return finding('skipped', source, `${host} shows this machine no certificate.`);
      const { status, title, why } = judgeCertificate(host, end, project.now.getTime());
      const mend = `Renew the certificate of ${host} where TLS ends, such as sudo certbot renew, and let the proxy load it (nginx -s reload)`;
      return finding(status, `${source}: ${host}`, why, { title, ...(status !== 'ok' && { mend }) });
    }),
  );
}
