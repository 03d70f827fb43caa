import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutMark } from '@housefront/contract/json';
import { managerNames, type KitRecord, type ManagerName } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import { lockfiles, managerOfLock } from '../project/packages.ts';

/** Folders from one up to the top of its git repository; the folder alone without one. */
function upToTop(root: string): string[] {
  const folders = [root];
  for (let folder = root; !existsSync(join(folder, '.git'));) {
    const parent = dirname(folder);
    if (parent === folder) return [root];
    folders.push(parent);
    folder = parent;
  }
  return folders;
}

/** The package manager that `packageManager` of a package.json names, as Corepack reads it. */
function namedIn(folder: string): ManagerName | undefined {
  try {
    const manifest: unknown = JSON.parse(withoutMark(readFileSync(join(folder, 'package.json'), 'utf8')));
    if (typeof manifest !== 'object' || manifest === null || !('packageManager' in manifest)) return undefined;
    const named = manifest.packageManager;
    return managerNames.find((name) => typeof named === 'string' && named.startsWith(`${name}@`));
  } catch {
    return undefined;
  }
}

/**
 * The package manager of a repository: by `packageManager` of its package.json, by its lockfile, or by those of a workspace
 * around it. Without any of these the one that it was made for.
 */
export function managerIn(root: string, { repository }: Pick<KitRecord, 'repository'>): ManagerName {
  const recorded = managerNames.find((name) => name === repository['package-manager']) ?? 'npm';
  for (const folder of upToTop(root)) {
    const named = namedIn(folder);
    if (named) return named;
    const locked = lockfiles.filter((file) => existsSync(join(folder, file))).map((file) => managerOfLock[file]);
    const [first] = locked;
    if (first) return locked.includes(recorded) ? recorded : first;
  }
  return recorded;
}

/** Wants packages in folders: with yarn's Plug'n'Play they are in archives, where the kit and Vite do not find them. */
export function refusePlugAndPlay(root: string): void {
  if (upToTop(root).some((folder) => existsSync(join(folder, '.pnp.cjs'))))
    throw new Failure(
      "The packages are in archives (Plug'n'Play of yarn), and the kit needs them in node_modules. Write nodeLinker: node-modules to .yarnrc.yml, then: yarn install. Or leave the packages to yourself: --no-install",
    );
}
