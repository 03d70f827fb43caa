import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { planted } from '../../packages/cli/src/upgrade/testing/releases.ts';
import { publishPlanted } from './testing/planted-kit.ts';
import { runWith, shell } from './testing/repository.ts';
import { homeOf, whileServed } from './testing/serve.ts';

const kit = inject('kit');
let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'housefront upgrade '))));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

const person = { NAME: 'Operator', EMAIL: 'operator@example.com' };

test('[OPS-03] [OPS-12] [GEN-07] a repository goes from 0.1 over 0.2 to 0.3 by the published command lines, with an ejected part', async () => {
  const shop = join(folder, 'shop');
  const env = {
    ...shell(),
    npm_config_registry: kit.registry.url,
    npm_config_cache: join(folder, 'cache'),
    ...Object.fromEntries(
      Object.entries(person).flatMap(([key, value]) => [
        [`GIT_AUTHOR_${key}`, value],
        [`GIT_COMMITTER_${key}`, value],
      ]),
    ),
  };
  const create = join(kit.unpacked['create-housefront'] ?? '', 'dist/bin.js');
  runWith(env, folder, process.execPath, create, 'shop', '--yes', '--package-manager', 'npm', '--second-site', 'none');
  const inShop = (...command: [string, ...string[]]) => runWith(env, shop, ...command);
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(shop, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(shop, path), text.replace(from, to));
    inShop('git', 'commit', '-qam', 'Edit');
  };
  const config = 'sites/1001/site.config.ts';
  edit(config, "currencies: 'USD'", "currencies: 'USD,RMB'");
  for (const version of planted) await publishPlanted(kit, version, folder);

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
}, 900_000);
