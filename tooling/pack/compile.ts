import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The control page of the sandbox: its scripts are sent to browsers as they are. */
const isServed = (path: string): boolean => path.startsWith('control/page/');

/** Gives relative imports of declarations the extension that they have as packed; the compiler does so in JavaScript alone. */
export const packedDeclarations = (text: string): string =>
  text.replace(/((?:from|import|module) ?\(?['"]\.{1,2}\/[^'"]*)\.tsx?(['"])/g, '$1.js$2');

/**
 * Compiles the sources of packages: `<to>/<package>/src` gets JavaScript, declarations and source maps that hold the sources, and
 * all other files as they are.
 * @throws when the compiler finds an error
 */
export function compilePackages(root: string, packages: readonly string[], to: string): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, 'tooling/pack'), '--outDir', to], { stdio: 'inherit' });
  for (const name of packages) {
    const sources = join(root, 'packages', name, 'src');
    const out = join(to, name, 'src');
    const files = readdirSync(sources, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
    for (const path of files.map((item) => relative(sources, join(item.parentPath, item.name)))) {
      if (/\.tsx?$/.test(path) && !isServed(path)) continue;
      mkdirSync(dirname(join(out, path)), { recursive: true });
      cpSync(join(sources, path), join(out, path));
    }
    for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.d.ts')) continue;
      const file = join(out, path);
      writeFileSync(file, packedDeclarations(readFileSync(file, 'utf8')));
    }
  }
}
