/* The traces of an installation and of a build in a repository. Programs of tests start with it: it loads nothing of the kit. */
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ManagerName } from '@housefront/generator';
import type { TestRepository } from './repository.ts';

const workspace = join(import.meta.dirname, '../../../../..');

/** Folder of a package that is installed somewhere in the workspace. */
function installed(name: string): string {
  const places = ['.', 'packages/app', 'packages/ui', 'packages/cli'].map((folder) =>
    join(workspace, folder, 'node_modules', name),
  );
  const kit = name === 'housefront' ? 'cli' : /^@housefront\/(.+)$/.exec(name)?.[1];
  const place = kit === undefined ? places.find((path) => existsSync(path)) : join(workspace, 'packages', kit);
  if (place === undefined) throw new Error(`${name} is not installed in the workspace.`);
  return realpathSync(place);
}

/** Packages that a generated repository names, and those of the kit that they bring. */
const packages = [
  ...['app', 'contract', 'core', 'gateway', 'generator', 'sandbox', 'ui'].map((name) => `@housefront/${name}`),
  'housefront',
  '@vanilla-extract/css',
  'react',
  'react-dom',
  'vite',
  '@types/node',
  '@types/react',
  'typescript',
];

/** Links the packages of the workspace into a folder, as an installation would. */
export function linkPackages(folder: string): void {
  const manifest = join(folder, 'package.json');
  // This file of ours was written by a test.
  const json = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as { dependencies?: object };
  for (const name of [...packages, ...Object.keys(json.dependencies ?? {})]) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(installed(name), place, 'dir');
  }
}

/** Text of a lockfile that has the kit in one version. */
export function lockText(manager: ManagerName, version: string): string {
  const kit = ['housefront', '@housefront/app', '@housefront/ui'];
  const lines: Readonly<Record<ManagerName, (name: string) => string>> = {
    npm: (name) => `    "node_modules/${name}": {\n      "version": "${version}"\n    }`,
    pnpm: (name) => `  '${name}@${version}':\n    resolution: {integrity: sha512-x}\n`,
    yarn: (name) => `"${name}@${version}":\n  version "${version}"\n`,
    bun: (name) => `    "${name}": ["${name}@${version}", "", {}, ""],`,
  };
  const text = kit.map(lines[manager]);
  if (manager === 'npm') return `{\n  "lockfileVersion": 3,\n  "packages": {\n${text.join(',\n')}\n  }\n}\n`;
  if (manager === 'pnpm') return `lockfileVersion: '9.0'\n\npackages:\n\n${text.join('\n')}`;
  return manager === 'bun' ? `{\n  "packages": {\n${text.join('\n')}\n  }\n}\n` : text.join('\n');
}

/** Writes a build as far as the checks read it. */
export function writeBuild(repository: Pick<TestRepository, 'write'>, id: string, branch = 'production'): void {
  const dist = `sites/${id}/dist`;
  const manifest = { 'src/main.tsx': { file: 'assets/main-1a2b.js' } };
  repository.write(`${dist}/server/server.js`, 'export const render = () => {};\n');
  repository.write(`${dist}/client/.vite/manifest.json`, JSON.stringify(manifest));
  repository.write(`${dist}/client/assets/main-1a2b.js`, 'export {};\n');
  repository.write(`${dist}/client/assets/client-3c4d.js`, `let a={config:b,branch:\`${branch}\`};\n`);
  repository.write(`${dist}/client/builds/latest.json`, '{"id":"b1"}');
}

/**
 * Puts programs into a folder that do the work of a package manager in a test: `npm install` links packages and writes the
 * lockfile, `npm dedupe` removes second copies, `npx housefront build` writes a build.
 */
export function writePrograms(folder: string): void {
  const program = join(import.meta.dirname, 'programs.ts');
  mkdirSync(folder, { recursive: true });
  for (const name of ['npm', 'npx']) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${program}" ${name} "$@"\n`);
    chmodSync(file, 0o755);
  }
}
