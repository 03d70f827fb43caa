import type { ClientInfo } from '../base/types.ts';
import type { GatewaySite } from './gateway-site.ts';

/** A site and the origin of the request. */
export interface FoundSite {
  readonly site: GatewaySite;
  /** Scheme, host and port. Always a host of the site, so that no request can put another host into a shared page. */
  readonly origin: string;
}

/** Host of an origin, with its port. */
export const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);

/** Finds sites by listener and by host. */
export interface SiteTable {
  /**
   * @param listenerSite id of the site whose own listener received the request
   * @param localPort port of the request
   */
  find(client: ClientInfo, listenerSite: string | undefined, localPort: number | undefined): FoundSite | undefined;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Builds the table.
 * @throws Error when two sites claim the same host or id
 */
export function createSiteTable(sites: readonly GatewaySite[]): SiteTable {
  const byHost = new Map<string, GatewaySite>();
  const byId = new Map<string, GatewaySite>();
  for (const site of sites) {
    if (byId.has(site.id)) throw new Error(`site id ${site.id} is used twice; give each site its own siteId`);
    byId.set(site.id, site);
    for (const host of site.hosts) {
      const owner = byHost.get(host);
      if (owner) throw new Error(`host ${host} is listed by site ${owner.id} and by site ${site.id}; keep one`);
      byHost.set(host, site);
    }
  }

  return {
    find(client, listenerSite, localPort) {
      const { name, port } = splitHost(client.host);
      const named = byHost.get(client.host) ?? byHost.get(name);
      const site = listenerSite === undefined ? named : byId.get(listenerSite);
      if (!site) return undefined;
      const known = named === site || (listenerSite !== undefined && LOCAL.has(name));
      const listed = byHost.has(client.host) || port === undefined || Number(port) === localPort;
      const own = known ? name + (listed && port !== undefined ? `:${port}` : '') : fallbackHost(site);
      return { site, origin: `${client.proto}://${own}` };
    },
  };
}

function splitHost(host: string): { name: string; port: string | undefined } {
  const match = /^(\[[^\]]*\]|[^:]*?)\.?(?::(\d+))?$/.exec(host);
  return { name: match?.[1] ?? host, port: match?.[2] };
}

function fallbackHost(site: GatewaySite): string {
  return site.hosts[0] ?? (site.port === undefined ? 'localhost' : `localhost:${site.port}`);
}
