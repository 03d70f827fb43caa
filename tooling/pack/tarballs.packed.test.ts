import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { parseSync } from 'oxc-parser';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { newerFeatures, withoutComments } from './testing/newer-features.ts';
import { readCatalog } from './pack.ts';

const { tarballs, unpacked: folders, version } = inject('kit');
const names = Object.keys(tarballs);
const unpacked = (name: string) => folders[name] ?? '';

const filesOf = (name: string) =>
  readdirSync(unpacked(name), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));

/** The name in place of all stars, for each file that a target of exports such as `./dist/*.js` means; empty without a star. */
function starsOf(name: string, target: string): string[] {
  const literal = target.replaceAll(/[./-]/g, String.raw`\$&`);
  const pattern = new RegExp(`^${literal.replace('*', '(.+)').replaceAll('*', String.raw`\1`)}$`);
  return filesOf(name).flatMap((file) => {
    const [whole, star = ''] = pattern.exec(`.${file.slice(unpacked(name).length)}`) ?? [];
    return whole === undefined ? [] : [star];
  });
}

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
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'parts.cdx.json']),
    );
    expect(JSON.parse(readFileSync(join(unpacked(name), 'parts.cdx.json'), 'utf8'))).toMatchObject({
      specVersion: '1.6',
      metadata: { component: { version } },
    });
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
      const matches = starsOf(name, target).length > 0;
      expect(matches, `${name} ${target}`).toBe(true);
    }
  }
});

test('[OPS-01] the catalog has the version of each library', () => {
  const catalog = readCatalog("packages:\n  - a\ncatalog:\n  '@noble/hashes': 2.4.0\n  zod: 4.6.7\nother: 1\n");
  expect(catalog).toEqual({ '@noble/hashes': '2.4.0', zod: '4.6.7' });
});

test('[OPS-01] publint finds nothing in a tarball', async () => {
  for (const name of names) {
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarballs[name] ?? '')).buffer },
      level: 'suggestion',
      strict: true,
    });
    expect(
      messages.map((message) => formatMessage(message, pkg, { color: false })),
      `messages of ${name}`,
    ).toEqual([]);
  }
});

/**
 * The packages are modules alone. A program in CommonJS gets them by `require` as well in all promised versions of Node.js, but
 * compilers before TypeScript 5.8 refuse that, and `moduleResolution: node10` does not read `exports` at all.
 */
const ofModulesAlone: readonly string[] = ['node10', 'node16-cjs'];

/** Export names of a package; the first and the last file of a pattern. */
function entriesOf(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(unpacked(name), 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    // Single modules are for ejected parts, which compile in the test of an upgrade.
    if (typeof target === 'string' || entry.startsWith('./modules/')) return [];
    const stars = starsOf(name, target.types).toSorted();
    return [...new Set([stars.at(0), stars.at(-1)])].flatMap((star) =>
      star === undefined ? [] : [entry.replace('*', star)],
    );
  });
}

test('[OPS-01] declarations of every export are found as its JavaScript is', async () => {
  let checked = 0;
  for (const name of names) {
    const entrypoints = entriesOf(name);
    const packed = createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[name] ?? '')));
    if (entrypoints.length === 0) continue;
    const analysis = await checkPackage(packed, { entrypoints });
    if (!analysis.types) throw new Error(`${name} has no declarations.`);
    const counted = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && ofModulesAlone.includes(problem.resolutionKind)),
    );
    expect(counted, `problems of ${name}`).toEqual([]);
    checked += entrypoints.length;
  }
  expect(checked).toBeGreaterThan(60);
});

test('[OPS-01] every program of a package begins with the line that starts Node.js', () => {
  const programs = names.flatMap((name) => {
    // Derived by the tool that packs.
    const { bin = {} } = JSON.parse(readFileSync(join(unpacked(name), 'package.json'), 'utf8')) as Manifest;
    return Object.entries(bin).map(([program, path]) => [program, readFileSync(join(unpacked(name), path), 'utf8')]);
  });
  expect(programs.map(([program]) => program)).toEqual(
    expect.arrayContaining(['housefront-gateway', 'housefront-sandbox']),
  );
  for (const [program, text = ''] of programs)
    expect(text.split('\n')[0], `first line of ${program}`).toBe('#!/usr/bin/env node');
});

test('[OPS-01] every link of a packed README leads to a packed file or out of the package by its address', () => {
  for (const name of names) {
    const text = readFileSync(join(unpacked(name), 'README.md'), 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
    const targets = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, target = '']) => target.replace(/#.*/, ''));
    const own = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target));
    expect(
      own.filter((target) => !existsSync(join(unpacked(name), target)) || target.startsWith('..')),
      `links of ${name}`,
    ).toEqual([]);
  }
});

test('[OPS-01] no packed module uses what the lowest promised Node.js lacks', () => {
  const features = newerFeatures('22.19.0');
  expect(features.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['RegExp.escape', 'Promise.try', 'Temporal']),
  );
  const usesOf = (code: string) => features.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name);
  expect(usesOf('RegExp.escape(text); new Float16Array(2)')).toEqual(['Float16Array', 'RegExp.escape']);
  const uses = names.flatMap((name) =>
    filesOf(name)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => usesOf(withoutComments(readFileSync(file, 'utf8'))).map((feature) => `${file} ${feature}`)),
  );
  expect(uses).toEqual([]);
});
