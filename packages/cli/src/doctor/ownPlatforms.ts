import { networkInterfaces } from 'node:os';
import { checkPlatform, type PlatformOptions } from '../platform/checkPlatform.ts';
import { finding } from '../platform/checks/make-finding.ts';
import type { PlatformReport } from '../platform/report/types.ts';
import { hostNameOf, isLocal, isPrivate } from './repository/addresses.ts';
import { silenced } from './examine.ts';
import type { Finding } from '../base/finding.ts';
import { entryOf, gatewayLists, publicHost } from './repository/gateway-list.ts';
import type { SiteSnapshot, Snapshot } from './repository/snapshot.ts';

/** Time limits of the short check: the whole one is `--against`. */
const LIMITS = { call: 5000, all: 30_000 };

/** Access to the world; tests replace it. */
export interface PlatformWorld {
  readonly check: (options: PlatformOptions) => Promise<PlatformReport>;
  readonly isOnline: () => boolean;
}

/** Whether this machine is in a network. */
export const isOnline = (): boolean =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ internal }) => !internal));

const realWorld: PlatformWorld = { check: checkPlatform, isOnline };

const skipped = (where: string, why: string): Finding =>
  finding.skipped('platform.reachable', 'The platform was not asked', why, '', where);

/** Faults of the way to the platform, which may be this machine's own. */
const isOfNetwork = ({ id, why }: Finding): boolean =>
  id === 'platform.unreachable' && /could not be looked up|no route|accept the connection in time/.test(why);

/** The platform of a site: that of the gateway's entry, else that of the config. */
function upstreamOf({ folder, config }: SiteSnapshot, project: Snapshot): string | undefined {
  const given = entryOf(gatewayLists(project), folder)?.entry['upstream'];
  return typeof given === 'string' ? given : config?.upstream;
}

/**
 * Asks the platform of each site for everything that guests see. Two sites with one platform are one check. A platform that a
 * machine without a network cannot reach is skipped, and so is one on this machine, which is the sandbox.
 */
export async function ownPlatforms(project: Snapshot, world: PlatformWorld = realWorld): Promise<readonly Finding[]> {
  const byUpstream = Map.groupBy(project.sites, (site) => upstreamOf(site, project)?.replace(/\/+$/, ''));
  const silent = silenced(project).ids;
  const all = await Promise.all(
    [...byUpstream].map(async ([upstream, [site]]): Promise<readonly Finding[]> => {
      if (upstream === undefined || !site?.config || !URL.canParse(upstream)) return [];
      const where = site.configFile;
      if (isLocal(upstream)) return [skipped(where, `${upstream} is this machine.`)];
      if (!world.isOnline()) return [skipped(where, 'There is no network.')];
      const { findings } = await world.check({
        against: upstream,
        site: checkedSite(site.config, project, site),
        limits: LIMITS,
      });
      const isBehindProxy = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'].some(
        (name) => project.env[name],
      );
      const unreachable = findings.find(({ id }) => id === 'platform.unreachable');
      if (unreachable && isPrivate(upstream))
        return [skipped(where, `${unreachable.why} Only a network of its own knows ${hostNameOf(upstream)}.`)];
      const lost = findings.find(isOfNetwork) ?? (isBehindProxy ? unreachable : undefined);
      if (lost) return [skipped(where, lost.why)];
      return findings.map((found) => ({ ...found, where: [where, found.where].filter(Boolean).join(': ') }));
    }),
  );
  return all.flat().filter(({ id, status }) => status === 'ok' || status === 'skipped' || !silent.has(id));
}

function checkedSite(config: NonNullable<SiteSnapshot['config']>, project: Snapshot, site: SiteSnapshot) {
  const entry = entryOf(gatewayLists(project), site.folder)?.entry;
  const host = entry && publicHost(entry);
  return {
    siteId: config.siteId,
    currency: config.currencies[0] ?? '',
    language: config.languages[0] ?? '',
    template: config.public.TEMPLATE_NAME,
    mobileTemplate: config.public.MOBILE_TEMPLATE_NAME,
    modelVersion: config.modelVersion,
    origin: host === undefined ? 'http://localhost' : `https://${host}`,
    realtime: config.realtime,
  };
}
