import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, inject, test } from 'vitest';
import { readCatalog } from './pack.ts';

const { tarballs, unpacked: folders, version } = inject('kit');
const names = Object.keys(tarballs);
const unpacked = (name: string) => folders[name] ?? '';

const filesOf = (name: string) =>
  readdirSync(unpacked(name), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));

/** Modules that a module imports, by static and dynamic imports and by `new URL(…, import.meta.url)`. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const text = readFileSync(file, 'utf8').slice(start, end);
    return /^['"]/.test(text) ? [text.slice(1, -1)] : [];
  });
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic,
  ];
}

test('[OPS-01] a tarball names versions, and no file of the monorepo', () => {
  expect(names).toEqual(
    expect.arrayContaining(
      ['app', 'contract', 'core', 'gateway', 'sandbox', 'ui'].map((name) => `@housefront/${name}`),
    ),
  );
  for (const name of names) {
    const manifest = readFileSync(join(unpacked(name), 'package.json'), 'utf8');
    expect(manifest).not.toMatch(/workspace:|catalog:|src\/|"private"|devDependencies/);
    expect(JSON.parse(manifest)).toMatchObject({ name, version, license: 'MIT', type: 'module' });
    const files = filesOf(name).map((file) => file.slice(unpacked(name).length + 1));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']));
    const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('dist/control/page/'));
    expect(sources).toEqual([]);
    expect(files.filter((file) => /\.(test|stories|fixtures)\./.test(file))).toEqual([]);
  }
});

test('[OPS-01] every import of a packed module is in its package, or in one that it depends on', () => {
  const missing: string[] = [];
  for (const name of names) {
    const manifest = JSON.parse(readFileSync(join(unpacked(name), 'package.json'), 'utf8')) as Record<string, object>;
    const known = new Set([name, ...Object.keys({ ...manifest['dependencies'], ...manifest['peerDependencies'] })]);
    for (const file of filesOf(name).filter((path) => /\.js$|\.d\.ts$/.test(path))) {
      for (const wanted of importsOf(file)) {
        const found = wanted.startsWith('.')
          ? [wanted, wanted.replace(/\.js$/, '.d.ts')].some((path) => existsSync(join(dirname(file), path)))
          : /^(?:node:|#|virtual:)/.test(wanted) ||
            builtinModules.includes(wanted) ||
            known.has(/^(?:@[^/]+\/)?[^/]+/.exec(wanted)?.[0] ?? '');
        if (!found) missing.push(`${name}${file.slice(unpacked(name).length)} imports ${wanted}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('[OPS-01] every export of a package is a file with declarations', () => {
  for (const name of names) {
    const manifest = JSON.parse(readFileSync(join(unpacked(name), 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string>>;
    };
    for (const target of Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    )) {
      const [before = '', after] = target.split('*');
      const matches =
        after === undefined
          ? existsSync(join(unpacked(name), target))
          : readdirSync(join(unpacked(name), before)).length > 0;
      expect(matches, `${name} ${target}`).toBe(true);
    }
  }
});

test('[OPS-01] the catalog has the version of each library', () => {
  const catalog = readCatalog("packages:\n  - a\ncatalog:\n  '@noble/hashes': 2.4.0\n  zod: 4.6.7\nother: 1\n");
  expect(catalog).toEqual({ '@noble/hashes': '2.4.0', zod: '4.6.7' });
});
