import { judgeCertificate } from '../network/certificate.ts';
import { finding } from './make-finding.ts';
import type { Limits, Ports, RealtimeServer } from '../network/types.ts';
import type { PlatformFinding } from '../report/types.ts';

const ID = 'platform.certificate';

/** Servers of the platform that end TLS, by the place of their finding. Realtime through the host of a site is the site's. */
function serversOf(against: URL, realtime: RealtimeServer | undefined): readonly (readonly [string, URL])[] {
  const own = against.protocol === 'https:' ? [['', against] as const] : [];
  const text = realtime && `https://${realtime.host}:${realtime.port}`;
  const url = text !== undefined && realtime?.tls === true && realtime.host !== 'same' ? URL.parse(text) : null;
  return url === null || url.host === own[0]?.[1].host ? own : [...own, ['realtime', url] as const];
}

/** Names the days that the certificates of the platform have left. */
export async function checkCertificates(
  against: URL,
  realtime: RealtimeServer | undefined,
  { ports, limits }: { readonly ports: Ports; readonly limits: Limits },
): Promise<readonly PlatformFinding[]> {
  const found = serversOf(against, realtime).map(async ([where, url]): Promise<readonly PlatformFinding[]> => {
    const end = await ports.certificate(url, limits.call);
    if (end === null) {
      // Without a connection realtime has a finding of its own.
      if (where !== '') return [];
      return [
        finding.skipped(ID, 'The end of the certificate is not known', `${url.host} shows none to this machine.`),
      ];
    }
    const { status, title, why } = judgeCertificate(url.host, end, ports.now());
    const mend = status === 'ok' ? '' : 'Renew it on the server of the platform, and let a timer do it from now on.';
    return [finding[status](ID, title, why, mend, where)];
  });
  return (await Promise.all(found)).flat();
}
