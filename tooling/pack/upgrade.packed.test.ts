import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { planted } from '../../packages/cli/src/upgrade/testing/releases.ts';
import { inputsChanged, installation, operatorTools } from './testing/inputs.ts';
import { shellOfManagers } from './testing/managers.ts';
import { publishPlanted } from './testing/planted-kit.ts';
import { publishLocally, type Registry } from './publish.ts';
import { startRegistry } from './testing/registry.ts';
import { runWith, shell } from './testing/repository.ts';
import { homeOf, whileServed } from './testing/serve.ts';

const kit = inject('kit');
const root = join(import.meta.dirname, '../..');
let folder = '';
/** Of these tests alone: in that of the others the kit's own version is the latest. */
let registry: Registry & { readonly stop: () => Promise<void> };
const changed = inputsChanged(installation, operatorTools);
beforeAll(async () => {
  if (!changed) return;
  folder = mkdtempSync(join(tmpdir(), 'housefront upgrade '));
  registry = await startRegistry(root);
  await publishLocally(Object.values(kit.tarballs), registry);
  for (const version of planted) await publishPlanted({ ...kit, registry }, version, folder);
}, 600_000);
afterAll(async () => {
  if (!changed) return;
  rmSync(folder, { recursive: true, force: true });
  await registry.stop();
}, 120_000);

const person = Object.fromEntries(
  Object.entries({ NAME: 'Operator', EMAIL: 'operator@example.com' }).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]),
);

// These take minutes: a whole run leaves them out when nothing has changed that they depend on.
test.runIf(changed)(
  '[OPS-03] [OPS-12] [GEN-07] a repository goes from 0.1 over 0.2 to 0.3 by the published command lines, with an ejected part',
  async () => {
    const shop = join(folder, 'shop');
    const env = {
      ...shell(),
      npm_config_registry: registry.url,
      npm_config_cache: join(folder, 'cache'),
      ...person,
    };
    const create = join(kit.unpacked['create-housefront'] ?? '', 'dist/bin.js');
    runWith(
      env,
      folder,
      process.execPath,
      create,
      'shop',
      '--yes',
      '--package-manager',
      'npm',
      '--second-site',
      'none',
    );
    const inShop = (...command: [string, ...string[]]) => runWith(env, shop, ...command);
    const edit = (path: string, from: string, to: string) => {
      const text = readFileSync(join(shop, path), 'utf8');
      expect(text).toContain(from);
      writeFileSync(join(shop, path), text.replace(from, to));
      inShop('git', 'commit', '-qam', 'Edit');
    };
    const config = 'sites/1001/site.config.ts';
    edit(config, "currencies: 'USD'", "currencies: 'USD,RMB'");
    const begun = performance.now();
    const second = inShop('npx', '--no-install', 'housefront', 'upgrade', '--to', '0.2.0', '--no-build');
    const seconds = (performance.now() - begun) / 1000;
    expect(second).toContain('The repository is of version 0.2.0 now.');
    expect(readFileSync(join(shop, config), 'utf8')).toMatch(/version: 2,[\s\S]*'USD,RMB'[\s\S]*sealedLinks: true/);
    expect(inShop('npm', 'ls', 'housefront')).toContain('housefront@0.2.0');

    inShop('npx', 'housefront', 'eject', 'view:home');
    inShop('git', 'add', '-A');
    inShop('git', 'commit', '-qm', 'Eject home');
    const view = 'sites/1001/templates/desktop-1/home/HomeView.tsx';
    edit(view, '    <div', '    <div data-ours="yes"');
    const third = inShop('npx', 'housefront', 'upgrade', '--to', '0.3.0');
    expect(third).toMatch(/first load 1001 desktop-1: \d/);
    expect(readFileSync(join(shop, view), 'utf8')).toMatch(
      /\/\* 0\.3 \*\/ export default function[\s\S]*data-ours="yes"/,
    );
    expect(inShop('git', 'status', '--porcelain')).toBe('');
    expect(inShop('git', 'log', '--format=%s')).toMatch(/from 0\.2\.0 to 0\.3\.0[\s\S]*from 0\.1\.0 to 0\.2\.0/);
    inShop('npx', 'tsc');
    expect((await whileServed(shop, { site: 'sites/1001', env }, homeOf)).status).toBe(200);
    expect(inShop('npx', 'housefront', 'upgrade')).toContain('of version 0.3.0 already');
    console.log(`An upgrade with its installation took ${seconds.toFixed(1)} s.`);
  },
  900_000,
);

const others = [
  {
    name: 'pnpm',
    lockfile: 'pnpm-lock.yaml',
    exec: ['pnpm', 'exec'],
    frozen: ['pnpm', 'install', '--frozen-lockfile'],
  },
  { name: 'yarn', lockfile: 'yarn.lock', exec: ['yarn'], frozen: ['yarn', 'install', '--immutable'] },
  { name: 'bun', lockfile: 'bun.lock', exec: ['bunx'], frozen: ['bun', 'install', '--frozen-lockfile'] },
] as const;

test.runIf(changed).each(others)(
  '[OPS-03] a repository of $name is upgraded by one commit with its lockfile',
  ({ name, lockfile, exec, frozen }) => {
    const shop = join(folder, name);
    // As on a machine of CI, where yarn and pnpm change no lockfile unasked.
    const env = { ...shellOfManagers(root, registry.url, join(folder, `${name} caches`)), ...person, CI: 'true' };
    const inShop = (...command: readonly string[]) => runWith(env, shop, command[0] ?? '', ...command.slice(1));
    const create = join(kit.unpacked['create-housefront'] ?? '', 'dist/bin.js');
    const answers = ['--yes', '--package-manager', name, '--second-site', 'none', '--no-install'];
    runWith(env, folder, process.execPath, create, name, ...answers);
    runWith({ ...env, YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' }, shop, name, 'install');
    inShop('git', 'add', '-A');
    inShop('git', 'commit', '-qm', 'Install');

    const said = inShop(...exec, 'housefront', 'upgrade', '--to', '0.2.0', '--no-build');
    expect(said).toContain('The repository is of version 0.2.0 now.');
    expect(inShop('git', 'status', '--porcelain')).toBe('');
    expect(inShop('git', 'show', '--name-only', '--format=%s')).toMatch(
      new RegExp(`from 0\\.1\\.0 to 0\\.2\\.0\n[^]*\n${lockfile}\n`),
    );
    expect(readFileSync(join(shop, 'node_modules/housefront/package.json'), 'utf8')).toContain('"version": "0.2.0"');
    rmSync(join(shop, 'node_modules'), { recursive: true });
    inShop(...frozen);
    expect(inShop('git', 'status', '--porcelain')).toBe('');
    expect(inShop(...exec, 'housefront', 'upgrade')).toContain('of version 0.2.0 already');
  },
  600_000,
);
