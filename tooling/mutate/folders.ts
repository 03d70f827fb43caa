import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const rules = 'packages/contract/src/rules';
const features = 'packages/core/src/features';

/** Scope of a run: the folder of its row in the table, and the whole folder or one file. */
export interface Target {
  /** Relative to the root, with slashes. */
  readonly folder: string;
  /** The only file to mutate; null means the whole folder. */
  readonly file: string | null;
}

/** Every folder to be mutated, relative to `root`: the contract's rules and each feature. */
export function mutatedFolders(root: string): string[] {
  return [
    rules,
    ...readdirSync(join(root, features), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${features}/${name}`)
      .sort(),
  ];
}

/**
 * The target of a path: a folder of the table, a folder above it, or a file inside it. No path means everything.
 * @throws {Error} with the remedy, when nothing below the path is mutated
 */
export function targetsOf(root: string, path?: string): Target[] {
  const folders = mutatedFolders(root);
  if (path === undefined) return folders.map((folder) => ({ folder, file: null }));
  const full = resolve(root, path);
  const asked = relative(root, full).replaceAll('\\', '/');
  const inside = folders.filter((folder) => asked === '' || folder === asked || folder.startsWith(`${asked}/`));
  if (inside.length > 0) return inside.map((folder) => ({ folder, file: null }));
  const around = folders.find((folder) => asked.startsWith(`${folder}/`));
  if (around === undefined || !existsSync(full) || !statSync(full).isFile() || !asked.endsWith('.ts'))
    throw new Error(`${path}: no folder of ${rules} or ${features}, nor a .ts file in one.`);
  return [{ folder: around, file: asked }];
}
