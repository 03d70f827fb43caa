import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { kitModule } from '../../site/assets/kitModule.ts';

/** Five characters distinguish the thousands of files of a workspace; a collision stops the build. */
const KEY_LENGTH = 5;

/**
 * Vanilla-extract with class names that are the same in every site, so that all sites can share their code. By default it
 * names classes after the site's package.
 * @param root of the build, to which the paths of files are relative
 */
export function uiStyles(root: string): Plugin[] {
  const files = new Map<string, string>();
  /** Classes of each file by the library's names for them, in the order of the file. */
  const classes = new Map<string, Map<string, number>>();
  const nameClass = ({ filePath, hash }: { readonly filePath: string; readonly hash: string }): string => {
    const path = resolve(root, filePath).replaceAll(sep, '/');
    const file = kitModule(path) ?? relative(root, path).replaceAll(sep, '/');
    const key = `_${BigInt(`0x${createHash('sha256').update(file).digest('hex')}`)
      .toString(36)
      .slice(-KEY_LENGTH)}`;
    const other = files.get(key) ?? file;
    if (other !== file) throw new Error(`${file} and ${other} would have the same class names. Rename one of them.`);
    files.set(key, file);
    const numbers = classes.get(file) ?? new Map<string, number>();
    const number = numbers.get(hash) ?? numbers.size;
    classes.set(file, numbers.set(hash, number));
    return key + number.toString(36);
  };
  // Production by default: NODE_ENV is not set when the shared server code is built separately.
  const isProduction = (process.env['NODE_ENV'] ?? 'production') === 'production';
  return vanillaExtractPlugin(isProduction ? { identifiers: nameClass } : {});
}
