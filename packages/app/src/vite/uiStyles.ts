import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

/** Five characters distinguish the thousands of files of a workspace; a collision stops the build. */
const KEY_LENGTH = 5;

/**
 * Vanilla-extract with class names that are the same in every site, so that all sites can share the code that holds them: by
 * itself it names a class after the site's package.
 * @param root of the build, to which the paths of files are relative
 */
export function uiStyles(root: string): Plugin[] {
  const files = new Map<string, string>();
  const counts = new Map<string, number>();
  const nameClass = ({ filePath }: { readonly filePath: string }): string => {
    const file = relative(workspace, resolve(root, filePath)).replaceAll(sep, '/');
    const key = `_${BigInt(`0x${createHash('sha256').update(file).digest('hex')}`)
      .toString(36)
      .slice(-KEY_LENGTH)}`;
    const other = files.get(key) ?? file;
    if (other !== file) throw new Error(`${file} and ${other} would have the same class names. Rename one of them.`);
    files.set(key, file);
    const count = counts.get(file) ?? 0;
    counts.set(file, count + 1);
    return key + count.toString(36);
  };
  return vanillaExtractPlugin(process.env['NODE_ENV'] === 'production' ? { identifiers: nameClass } : {});
}
