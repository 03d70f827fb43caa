import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, stopService } from '../../scripts/services.ts';
import { pageSize, readSite } from '../check-sites/site.ts';
import { packKit, readCatalog } from './pack.ts';
import { freePort, run, writeRepository } from './testing/repository.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
let tarballs: ReadonlyMap<string, string> = new Map();
const unpacked = (name: string) => join(folder, 'unpacked', basename(name));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'housefront-packages-'));
  tarballs = await packKit(root, folder, '0.1.0');
  for (const [name, file] of tarballs) {
    mkdirSync(unpacked(name), { recursive: true });
    run(unpacked(name), 'tar', '-xzf', file, '--strip-components=1');
  }
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

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
  expect([...tarballs.keys()]).toEqual(
    ['app', 'contract', 'core', 'gateway', 'sandbox', 'ui'].map((name) => `@housefront/${name}`),
  );
  for (const name of tarballs.keys()) {
    const manifest = readFileSync(join(unpacked(name), 'package.json'), 'utf8');
    expect(manifest).not.toMatch(/workspace:|catalog:|src\/|"private"|devDependencies/);
    expect(JSON.parse(manifest)).toMatchObject({ name, version: '0.1.0', license: 'MIT', type: 'module' });
    const files = filesOf(name).map((file) => file.slice(unpacked(name).length + 1));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']));
    const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('dist/control/page/'));
    expect(sources).toEqual([]);
    expect(files.filter((file) => /\.(test|stories|fixtures)\./.test(file))).toEqual([]);
  }
});

test('[OPS-01] every import of a packed module is in its package, or in one that it depends on', () => {
  const missing: string[] = [];
  for (const name of tarballs.keys()) {
    const manifest = JSON.parse(readFileSync(join(unpacked(name), 'package.json'), 'utf8')) as Record<string, object>;
    const known = new Set([name, ...Object.keys({ ...manifest['dependencies'], ...manifest['peerDependencies'] })]);
    for (const file of filesOf(name).filter((path) => /\.js$|\.d\.ts$/.test(path))) {
      for (const wanted of importsOf(file)) {
        const found = wanted.startsWith('.')
          ? [wanted, wanted.replace(/\.js$/, '.d.ts')].some((path) => existsSync(join(dirname(file), path)))
          : /^(?:node:|#|virtual:)/.test(wanted) ||
            builtinModules.includes(wanted) ||
            known.has(/^(?:@[^/]+\/)?[^/]+/.exec(wanted)?.[0] ?? '');
        if (!found) missing.push(`${file.slice(folder.length)} imports ${wanted}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('[OPS-01] every export of a package is a file with declarations', () => {
  for (const name of tarballs.keys()) {
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

test('[OPS-01] a site outside of the monorepo has one React, weighs the same and shows home', async () => {
  const repository = join(folder, 'shop with spaces');
  const catalog = readCatalog(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const { react, 'react-dom': reactDom, vite } = catalog;
  writeRepository(repository, root, tarballs, { react, 'react-dom': reactDom, vite });
  run(repository, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline');
  const copies = readdirSync(join(repository, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|node_modules\/)(?:react|react-dom|@housefront\/\w+)\/package\.json$/.test(path),
  );
  expect(copies.toSorted()).toEqual([...tarballs.keys(), 'react-dom', 'react'].map((name) => `${name}/package.json`));

  const site = join(repository, 'sites/1001');
  run(
    site,
    process.execPath,
    join(repository, 'node_modules/vite/bin/vite.js'),
    'build',
    '--app',
    '--logLevel',
    'error',
  );
  const [inside, outside] = [join(root, 'sites/1001'), site].map((path) => readSite(path, '1001'));
  for (const template of ['desktop-1', 'h5-1']) {
    if (!inside || !outside) throw new Error('Both sites are built.');
    const was = pageSize(inside, template, 'home');
    const is = pageSize(outside, template, 'home');
    expect(Math.abs(is.scripts / was.scripts - 1), `${template}: ${is.scripts} of ${was.scripts}`).toBeLessThan(0.02);
    expect(Math.abs(is.styles / was.styles - 1), `${template}: ${is.styles} of ${was.styles}`).toBeLessThan(0.02);
    expect(is.files).toHaveLength(was.files.length);
  }

  const [platform, front] = [await freePort(), await freePort()];
  const program = (name: string, file: string) => join(repository, 'node_modules/@housefront', name, 'dist', file);
  const sandbox = await startService({
    name: 'sandbox',
    command: process.execPath,
    args: [program('sandbox', 'cli.js'), 'start', '--port', `${platform}`, '--data', join(folder, 'data')],
    ready: `http://127.0.0.1:${platform}/`,
  });
  try {
    const gateway = await startService({
      name: 'gateway',
      command: process.execPath,
      args: [program('gateway', 'server.js')],
      env: {
        HOUSEFRONT_SITES: JSON.stringify([
          { dir: site, hosts: ['127.0.0.1'], upstream: `http://127.0.0.1:${platform}` },
        ]),
        PORT: `${front}`,
      },
      ready: `http://127.0.0.1:${front}/`,
    });
    const page = await fetch(`http://127.0.0.1:${front}/`, { headers: { 'accept-language': 'en' } });
    expect([page.status, /<title>([^<]*)/.exec(await page.text())?.[1]]).toEqual([200, 'Goldhaven']);
    await stopService(gateway);
  } finally {
    await stopService(sandbox);
  }
}, 600_000);
