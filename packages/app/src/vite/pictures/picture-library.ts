import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OWN_IMAGES } from '@housefront/contract/images';
import { withoutMark } from '@housefront/contract/json';
import type { SiteConfig } from '@housefront/contract/site-config';

/** Commands that add a library for production, by the lockfile of the package manager. */
const commands = [
  ['pnpm-lock.yaml', 'pnpm add --save-prod'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
  ['package-lock.json', 'npm install --save-prod'],
] as const;

/** The operator's repository that a folder is in; undefined in the kit's own. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, 'housefront.json'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

/** Whether the image of a repository has a library: it gets what `dependencies` name, and nothing that is for the build alone. */
function isInImage(repository: string, library: string): boolean {
  const file = join(repository, 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(withoutMark(readFileSync(file, 'utf8'))) : {};
  // Each of its values is checked.
  const { dependencies } = Object(manifest) as { dependencies?: unknown };
  return typeof dependencies === 'object' && dependencies !== null && library in dependencies;
}

function isInstalled(root: string, library: string): boolean {
  try {
    createRequire(join(root, 'package.json')).resolve(library);
    return true;
  } catch {
    return false;
  }
}

/**
 * Problems of a site whose pictures the gateway makes, in a repository without the library: its image lacks it as well, and the
 * gateway does not start.
 * @param root folder of the site
 */
export function pictureLibraryProblems(root: string, { images }: Pick<SiteConfig, 'images'>): readonly string[] {
  if (images !== OWN_IMAGES) return [];
  const repository = repositoryOf(root);
  const hasLibrary = isInstalled(root, 'sharp');
  if (hasLibrary && (repository === undefined || isInImage(repository, 'sharp'))) return [];
  const [, add] = commands.find(([lockfile]) => existsSync(join(repository ?? root, lockfile))) ?? commands[3];
  const needs = hasLibrary ? 'the package sharp in "dependencies" of package.json' : 'the package sharp';
  return [`images: 'gateway' needs ${needs}. Run ${add} sharp in this repository, or name an image service.`];
}
