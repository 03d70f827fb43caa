import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RECORD } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import { portsFrom } from './ports.ts';
import { siteFolders, type ServedSite } from './siteFolders.ts';

/** An operator's repository. */
export interface Project {
  readonly root: string;
  /** Every site, each with a port of its own. */
  readonly sites: readonly ServedSite[];
}

/** The nearest folder upwards with a record of the kit; undefined outside of a repository. */
export function findRoot(folder: string): string | undefined {
  if (existsSync(join(folder, RECORD))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findRoot(parent);
}

/**
 * Opens the repository that a folder is in.
 * @throws {Failure} outside of one
 */
export function openProject(cwd: string): Project {
  const root = findRoot(cwd);
  if (root === undefined)
    throw new Failure(`${RECORD} is in no folder from here upwards. Make a repository: npm create housefront@latest`);
  const { base } = portsFrom();
  return {
    root,
    sites: siteFolders(join(root, 'sites')).map((site, index) => ({ ...site, port: base + 1 + index })),
  };
}

/**
 * The named sites of a repository, or all without a name.
 * @throws {Failure} for an unknown name, and without any site
 */
export function chooseSites({ sites }: Project, ids: readonly string[]): readonly ServedSite[] {
  const known = sites.map(({ id }) => id).join(', ');
  if (sites.length === 0) throw new Failure('There is no site yet. Make one: npx housefront add site');
  const unknown = ids.filter((id) => !sites.some((site) => site.id === id));
  if (unknown.length > 0) throw new Failure(`There is no site ${unknown.join(', ')}. Sites: ${known}.`);
  return ids.length === 0 ? sites : sites.filter(({ id }) => ids.includes(id));
}
