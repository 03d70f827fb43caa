import type { Sandbox } from '@housefront/sandbox';
import type { ServedSite } from '../project/siteFolders.ts';

/** Lines with the address and the platform of each site that does not have the sandbox. */
export const ownAnnouncement = (sites: readonly (readonly [site: ServedSite, platform: URL])[]): string =>
  [
    '',
    ...sites.map(
      ([{ id, port }, platform]) => `  http://localhost:${port}   site ${id}, with the platform ${platform.origin}`,
    ),
    '\n  Calls that fail are named below, each once. Ctrl+C stops everything.',
  ].join('\n');

/** Lines with the addresses of sites and of the sandbox, and its members. */
export function announcement(sites: readonly ServedSite[], platform: string, sandbox: Sandbox): string {
  const members = sandbox.world.seed.members.filter(({ state }) => state === 'active');
  const width = Math.max(...members.map(({ account, password }) => account.length + password.length)) + 3;
  return [
    '',
    ...sites.map(({ id, port }) => `  http://localhost:${port}   site ${id}`),
    `  ${platform}   the sandbox platform (its page shows what happens, and makes things happen)`,
    '\n  Members of the sandbox:',
    ...members.map(
      ({ account, password, currency }) => `    ${`${account} / ${password}`.padEnd(width)}   ${currency}`,
    ),
    '\n  Ctrl+C stops everything.',
  ].join('\n');
}
