import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { kitTemplates } from '@housefront/generator';

/** The nearest package.json of a module; undefined for a virtual one. */
function packageOf(module: string): string | undefined {
  let folder = dirname(module);
  while (folder !== dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) {
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string };
      if (name) return folder;
    }
    folder = dirname(folder);
  }
  return undefined;
}

/** Licences of bundled libraries, which ask to be kept with copies. */
function licences(modules: readonly string[]): string {
  const folders = [...new Set(modules.flatMap((module) => packageOf(module.replace(/^\0|\?.*$/g, '')) ?? []))];
  return folders
    .filter((folder) => folder.includes('node_modules'))
    .toSorted()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >;
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Bundles a program of the monorepo with everything that it imports, so that it installs as a few small files: `npm create` runs
 * without waiting for the look's libraries.
 * @param entry module of the program
 * @param to folder of the bundle, beside the templates of the generator and the licences of what is in it
 */
export async function bundleProgram(root: string, entry: string, to: string): Promise<void> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __KIT_TEMPLATES__: JSON.stringify([...kitTemplates('desktop'), ...kitTemplates('mobile')]) },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: to,
      emptyOutDir: true,
      minify: true,
      // The program's own modules are in another file: an old Node.js reads the entry and the start alone, and could not load
      // them. Both are in a folder, as deep as they were: from there they find the version and the generator's templates.
      rolldownOptions: {
        output: {
          entryFileNames: 'bin.js',
          chunkFileNames: 'modules/[name].js',
          codeSplitting: { groups: [{ name: 'start', test: /[\\/]start-program\.ts$/ }] },
        },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`Nothing was bundled from ${entry}.`);
  const modules = output.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  writeFileSync(join(to, 'LICENSES.txt'), licences(modules));
  cpSync(join(root, 'packages/generator/src/templates'), join(to, 'templates'), { recursive: true });
}
