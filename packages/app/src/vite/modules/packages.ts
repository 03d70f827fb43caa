import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether the kit is installed as packages; in the monorepo it runs from its sources. */
export const isInstalled = import.meta.url.endsWith('.js');

/** The packages that a site's code comes from. */
export const sitePackages = ['app', 'contract', 'core', 'ui'] as const;

/** See {@link sitePackages}. */
export type SitePackage = (typeof sitePackages)[number];

/** Folder of one of the kit's packages, in the monorepo or installed. */
export const packageFolder = (name: SitePackage): string =>
  dirname(fileURLToPath(import.meta.resolve(`@housefront/${name}/package.json`)));

/** Folder of a package's modules: sources in the monorepo, JavaScript in an installed package. */
export function modulesFolder(name: SitePackage): string {
  return join(packageFolder(name), isInstalled ? 'dist' : 'src');
}

/** File of a module by its name (`kitModule`). */
export function moduleFile(module: `${SitePackage}/${string}`): string {
  const slash = module.indexOf('/');
  // The type says so.
  const path = join(modulesFolder(module.slice(0, slash) as SitePackage), module.slice(slash + 1));
  const file = ['.js', '.ts', '.tsx'].map((extension) => path + extension).find((name) => existsSync(name));
  if (file === undefined) throw new Error(`The kit has no module ${module}.`);
  return file;
}

const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock'];

/** The lockfile by which a folder's libraries were installed; undefined without one. */
export function lockfileOf(folder: string): string | undefined {
  const file = lockfiles.map((name) => join(folder, name)).find((path) => existsSync(path));
  const parent = dirname(folder);
  return file ?? (parent === folder ? undefined : lockfileOf(parent));
}
