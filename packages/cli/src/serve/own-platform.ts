import { parseSiteConfig } from '@housefront/contract/site-config';
import { shown, type Answers } from '@housefront/generator';
import { join } from 'node:path';
import { Failure } from '../base/command.ts';
import { loadConfigs } from '../project/loadConfigs.ts';
import { portsFrom } from '../project/ports.ts';
import type { ServedSite } from '../project/siteFolders.ts';

/** Hosts that documentation uses, which no platform has (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid)$/;

/** The platform of an address that a config names; undefined for an example, and for the sandbox, which `dev` starts itself. */
export function ownPlatform(upstream: string): URL | undefined {
  const url = new URL(upstream);
  const isSandbox = url.hostname === 'localhost' && ['4300', String(portsFrom().sandbox)].includes(url.port);
  return isSandbox || RESERVED.test(url.hostname) ? undefined : url;
}

/**
 * The platform that the option `--platform` names.
 * @throws {Failure} for anything but an address without a path
 */
export function givenPlatform(given: Answers): URL | undefined {
  const value = given['platform'];
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const url = URL.canParse(value.trim()) ? new URL(value.trim()) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '') {
    throw new Failure(`--platform: ${shown(value)} is no address. Write https://host or http://localhost:7280.`);
  }
  if (url.pathname !== '/' || url.search !== '') {
    throw new Failure(`--platform: leave the path out, write ${url.origin}. Sites add /api/… themselves.`);
  }
  return url;
}

/**
 * The platform of each site: that of the option, else that of its config; undefined for the sandbox. A config that cannot be
 * read is reported where its site starts.
 */
export async function platformsOf(
  sites: readonly ServedSite[],
  given: URL | undefined,
): Promise<ReadonlyMap<string, URL | undefined>> {
  if (given !== undefined) return new Map(sites.map(({ id }) => [id, given]));
  const fileOf = ({ folder }: ServedSite): string => join(folder, 'site.config.ts');
  const loaded = await loadConfigs(sites.map(fileOf));
  return new Map(
    sites.map((site) => {
      const found = loaded.get(fileOf(site));
      const parsed = found && found.problem === undefined ? parseSiteConfig(found.config) : undefined;
      return [site.id, parsed?.ok === true ? ownPlatform(parsed.config.upstream) : undefined];
    }),
  );
}
