import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { libraries, developerLibraries } from './libraries.ts';
import { atTerminal } from '../testing/terminal.ts';
import { createRepository } from './create.ts';
import { readRecord, hashOf } from '../base/record.ts';

let cwd: string;
let out: string[];
let problems: string[];
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-'));
  out = [];
  problems = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void problems.push(String(line)));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const create = (...argv: string[]) => createRepository([...argv, '--no-install', '--no-git'], cwd);
const filesIn = (folder: string) =>
  readdirSync(join(cwd, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(cwd, folder).length + 1))
    .sort();
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
/** Every file with its text. */
const tree = (folder: string) => Object.fromEntries(filesIn(folder).map((file) => [file, read(join(folder, file))]));

test('[OPS-02] without a terminal nothing is asked: defaults make a repository with two thin sites', async () => {
  expect(await create('my-casino', '--package-manager', 'npm')).toBe(0);
  const files = filesIn('my-casino').filter((file) => !file.startsWith('.housefront'));
  expect(files.filter((file) => !file.startsWith('sites/'))).toEqual([
    '.dockerignore',
    '.github/workflows/check.yml',
    '.gitignore',
    'Dockerfile',
    'README.md',
    'cluster/balancer.conf',
    'cluster/compose.yaml',
    'cluster/kubernetes/gateway.yaml',
    'cluster/kubernetes/network.yaml',
    'cluster/kubernetes/optional/gateway-api.yaml',
    'cluster/kubernetes/optional/ingress-nginx.yaml',
    'cluster/kubernetes/optional/service-monitor.yaml',
    'cluster/kubernetes/optional/traefik.yaml',
    'cluster/kubernetes/valkey.yaml',
    'compose.yaml',
    'gateway.json',
    'housefront.json',
    'nginx-cache.conf',
    'nginx.conf',
    'package.json',
    'renovate.json',
    'tsconfig.json',
  ]);
  for (const id of ['1001', '1002']) {
    const site = files.filter((file) => file.startsWith(`sites/${id}/`));
    expect(site.length).toBeLessThanOrEqual(12);
    const lines = site.reduce((sum, file) => sum + read(join('my-casino', file)).trimEnd().split('\n').length, 0);
    expect(lines).toBeLessThanOrEqual(200);
  }
  const first = read('my-casino/sites/1001/site.config.ts');
  const second = read('my-casino/sites/1002/site.config.ts');
  expect(first).toContain("SITE_NAME: 'My Casino'");
  expect(second).toContain("SITE_NAME: 'My Casino Two'");
  for (const part of ['TEMPLATE_NAME', 'MOBILE_TEMPLATE_NAME', '  theme']) {
    const value = (text: string) => new RegExp(`${part}: '(.+)'`).exec(text)?.[1];
    expect(value(first)).not.toBe(value(second));
  }
  expect(out.slice(-3)).toEqual(['  cd my-casino', '  npm install', '  npm run dev']);
});

test('[OPS-02] no file names the monorepo, and what was generated is recorded with its base', async () => {
  await create('shop', '--package-manager', 'pnpm');
  const record = readRecord(join(cwd, 'shop'));
  const generated = filesIn('shop').filter((file) => !file.startsWith('.housefront') && file !== 'housefront.json');
  expect(Object.keys(record.files).toSorted()).toEqual(generated);
  for (const [path, hash] of Object.entries(record.files)) {
    const text = read(join('shop', path));
    expect(hashOf(text)).toBe(hash);
    expect(read(join('shop/.housefront/base', path))).toBe(text);
    expect(text).not.toMatch(/workspace:|catalog:|\{\{/);
  }
  expect(record.sites['1001']).toMatchObject({ id: '1001', name: 'Shop', currencies: ['USD'] });
  expect(record.repository).toEqual({ name: 'shop', 'package-manager': 'pnpm' });
});

test('[OPS-02] options and a file of answers make the same repository', async () => {
  const answers = { id: '2001', name: 'Baht House', currencies: 'THB,USD', languages: 'th_TH,en_US', theme: 'neon' };
  const flags = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  await create('flags/shop', '--package-manager', 'npm', ...flags);
  const json = { ...answers, id: 2001, currencies: ['THB', 'USD'], languages: ['th_TH', 'en_US'] };
  writeFileSync(join(cwd, 'answers.json'), JSON.stringify({ ...json, folder: 'file/shop', 'package-manager': 'npm' }));
  expect(await create('--answers', join(cwd, 'answers.json'))).toBe(0);
  expect(tree('file/shop')).toEqual(tree('flags/shop'));
});

test('[CNS-02] [OPS-02] services and their ids are the first site’s, and both sites open without a connection', async () => {
  const ids = ['--measurement-id', 'G-AB12CD34EF', '--container-id', 'GTM-AB12CD3'];
  await create('shop', '--package-manager', 'npm', '--consent', 'ga4,gtm', ...ids, '--offline', 'yes');
  const [first, second] = ['1001', '1002'].map((id) => read(`shop/sites/${id}/site.config.ts`));
  expect(first).toContain(
    "  consent: { adapters: { ga4: { measurementId: 'G-AB12CD34EF' }, gtm: { containerId: 'GTM-AB12CD3' } } },\n",
  );
  expect(second).not.toMatch(/consent|AB12CD/);
  for (const text of [first, second]) expect(text).toContain('  webApp: { offline: true },\n');
  const { sites } = readRecord(join(cwd, 'shop'));
  expect(sites['1001']).toMatchObject({ consent: ['ga4', 'gtm'], 'measurement-id': 'G-AB12CD34EF', offline: 'yes' });
  expect(Object.keys(sites['1002'] ?? {})).not.toContain('consent');
});

test('[OPS-02] the same answers again change nothing, other ones are refused, and so is a folder with files', async () => {
  await create('shop', '--package-manager', 'npm');
  const before = tree('shop');
  expect(await create('shop', '--package-manager', 'npm')).toBe(0);
  expect(out.at(-1)).toBe('shop is made from these answers already. Nothing was changed.');
  expect(await create('shop', '--package-manager', 'npm', '--name', 'Another')).toBe(1);
  expect(problems).toEqual([
    expect.stringMatching(/^"shop" is not empty: it has .+\. Nothing was written; choose another folder\.$/),
  ]);
  expect(tree('shop')).toEqual(before);

  mkdirSync(join(cwd, 'docs'));
  writeFileSync(join(cwd, 'docs/notes.txt'), 'mine');
  expect(await create('docs')).toBe(1);
  expect(filesIn('docs')).toEqual(['notes.txt']);
});

test.each([
  [['--id', 'abc'], /^--id: "abc" is not a site id\./],
  [['--second-site', '1001'], /^--second-site: site 1001 is the first one\. Write another number, or none\.$/],
  [['--second-site', 'x'], /^--second-site: "x" is not a site id\. Write a number such as 1002, or none\.$/],
  [['--second-site', 'none', '--second-site-name', 'B'], /^--second-site-name: goes with --second-site only\./],
  [['--package-manager', 'cargo'], /^--package-manager: "cargo" is not known\. Use one of npm, pnpm, yarn, bun\.$/],
  [['--colour', 'red'], /^"--colour": is not an option here\. Known: --folder, /],
  [['shop', 'more'], /^"more" is one word too many\. See --help\.$/],
  [['--name'], /^"--name" has no value\. Write "--name VALUE"\.$/],
  [['--answers', 'none.json'], /^--answers: there is no file "none\.json"\./],
  [['--upstream', 'ftp://a.example'], /^--upstream: "ftp:\/\/a\.example" is not a plain http\(s\) address\./],
])('[OPS-02] %j is refused in one line and writes nothing', async (argv, line) => {
  expect(await createRepository([...(argv[0]?.startsWith('--') ? ['shop'] : []), ...argv], cwd)).toBe(1);
  expect(problems).toEqual([expect.stringMatching(line)]);
  expect(readdirSync(cwd)).toEqual([]);
});

test('[OPS-02] one site is possible, and a folder may have spaces and umlauts', async () => {
  expect(await create('Größe & Glück', '--second-site', 'none')).toBe(0);
  expect(readdirSync(join(cwd, 'Größe & Glück/sites'))).toEqual(['1001']);
  expect(JSON.parse(read('Größe & Glück/package.json'))).toMatchObject({ name: 'gr-e-gl-ck' });
  expect(read('Größe & Glück/sites/1001/site.config.ts')).toContain("SITE_NAME: 'Größe Glück'");
  expect(out.at(-3)).toBe("  cd 'Größe & Glück'");
});

test('[OPS-02] a git repository is made with a first commit, but not inside of another one', async () => {
  const identity = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@b',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@b',
  };
  for (const [name, value] of Object.entries(identity)) vi.stubEnv(name, value);
  expect(await createRepository(['shop', '--no-install'], cwd)).toBe(0);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: join(cwd, 'shop'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  expect(git('log', '--format=%s')).toBe('Make the repository\n');
  expect(git('status', '--porcelain')).toBe('');
  expect(await createRepository(['shop/inner', '--no-install'], cwd)).toBe(0);
  expect(existsSync(join(cwd, 'shop/inner/.git'))).toBe(false);
  vi.unstubAllEnvs();
});

test('[OPS-02] the container, the workflow and the page of the repository use its package manager', async () => {
  for (const [manager, frozen, run, exec] of [
    ['npm', 'npm ci', 'npm run dev', 'npx'],
    ['pnpm', 'pnpm install --frozen-lockfile', 'pnpm dev', 'pnpm exec'],
    ['yarn', 'yarn install --immutable', 'yarn dev', 'yarn'],
    ['bun', 'bun install --frozen-lockfile', 'bun run dev', 'bunx'],
  ] as const) {
    await create(manager, '--package-manager', manager);
    for (const file of ['Dockerfile', '.github/workflows/check.yml'])
      expect(read(join(manager, file))).toContain(`${frozen}\n`);
    expect(read(join(manager, 'README.md'))).toContain(run);
    // The bot has no packages, and the version that it raised runs.
    expect(JSON.parse(read(join(manager, 'renovate.json'))).packageRules[0].postUpgradeTasks.commands).toEqual([
      `${manager} install`,
      `${exec} housefront upgrade --yes`,
    ]);
    for (const file of ['package.json', 'tsconfig.json', 'renovate.json', 'gateway.json'])
      JSON.parse(read(join(manager, file)));
  }
});

test('[OPS-02] the container and the workflow have the package manager and its settings before they install', async () => {
  for (const [manager, copied, got] of [
    ['npm', 'COPY package.json package-lock.json ./', ''],
    ['pnpm', 'COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./', 'npm install --global pnpm\n'],
    ['yarn', 'COPY package.json yarn.lock .yarnrc.yml ./', 'npm install --global --force @yarnpkg/cli-dist\n'],
    ['bun', 'COPY package.json bun.lock ./', 'npm install --global bun\n'],
  ] as const) {
    await create(manager, '--package-manager', manager);
    const container = read(join(manager, 'Dockerfile'));
    expect(container.split('\n')).toContain(copied);
    const before = container.slice(0, container.indexOf('COPY package.json'));
    expect(before).toContain(got === '' ? 'WORKDIR /src\n' : `RUN ${got}`);
    expect(read(join(manager, '.github/workflows/check.yml'))).toContain(got);
  }
  expect(read('yarn/.gitignore')).toMatch(/\n\.yarn\/\*\n/);
  expect(read('npm/.gitignore')).not.toContain('yarn');
});

test('[OPS-16] the settings decide on scripts of esbuild and on the age of the kit, so no manager asks or writes them', async () => {
  for (const manager of ['npm', 'pnpm', 'yarn', 'bun']) await create(manager, '--package-manager', manager);
  const allowed = (manager: string) => JSON.parse(read(join(manager, 'package.json'))).allowScripts;
  expect(['npm', 'pnpm', 'yarn', 'bun'].map(allowed)).toEqual([{ esbuild: false }, undefined, undefined, undefined]);
  expect(read('pnpm/pnpm-workspace.yaml')).toBe(
    "allowBuilds:\n  esbuild: false\nminimumReleaseAgeExclude:\n  - housefront\n  - '@housefront/*'\n",
  );
});

test('[OPS-02] the libraries of a repository are those that the kit is tested with', () => {
  const catalog = readFileSync(join(import.meta.dirname, '../../../../pnpm-workspace.yaml'), 'utf8');
  for (const [name, range] of Object.entries({ ...libraries, ...developerLibraries }))
    expect(catalog).toMatch(new RegExp(`^  '?${name}'?: ${range.slice(1).replaceAll('.', '\\.')}$`, 'm'));
});

test(
  '[CNS-02] [GEN-03] a terminal asks again for services that are named beside none, and for their ids',
  { timeout: 30_000 },
  async () => {
    const program = join(import.meta.dirname, '../../../create/src/bin.ts');
    const words = { folder: 'shop', 'package-manager': 'npm', id: '7', name: 'A', title: '', 'title-en': 'A' };
    const choices = { currencies: 'USD', languages: 'en_US', desktop: 'desktop_1', mobile: 'H5_1', theme: 'neon' };
    const servers = { upstream: 'http://localhost:4300', realtime: 'off', offline: 'yes', 'second-site': 'none' };
    const given = Object.entries({ ...words, ...choices, ...servers }).map(([name, value]) => `--${name}=${value}`);
    const { answer, ended } = atTerminal(cwd, [program, '--no-install', '--no-git', ...given]);
    await answer('Services that visitors are asked to agree to', '\u001b[B \r');
    await answer('names services and none', ' \u001b[B \r');
    await answer('Google Analytics 4', 'UA-1\r');
    await answer('is no such id', '\u007f'.repeat(4) + 'G-AB12CD34EF\r');
    expect(await ended).toBe(0);
    expect(read('shop/sites/7/site.config.ts')).toContain(
      "consent: { adapters: { ga4: { measurementId: 'G-AB12CD34EF' } } }",
    );
  },
);

test('[OPS-02] it asks at a terminal, and Ctrl+C leaves nothing', { timeout: 30_000 }, async () => {
  const program = join(import.meta.dirname, '../../../create/src/bin.ts');
  const { answer, seen, ended } = atTerminal(cwd, [program, '--no-install', '--no-git']);
  await answer('Folder of the new repository', 'shop\r');
  await answer('Package manager', '\u0003');
  expect(await ended).toBe(130);
  expect(seen()).toContain('Nothing was written.');
  expect(readdirSync(cwd)).toEqual([]);
});
