import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { walks } from './testing/inputs.ts';
import { freePort, runWith, shell } from './testing/repository.ts';
import { homeOf, whileServed } from './testing/serve.ts';

const root = join(import.meta.dirname, '../..');
const { npmCache, registry, version } = inject('kit');

/** Commands of the operators' section of the README, a line each. */
const commands = (() => {
  const [, section = ''] = /^## For operators$([^]*?)^## /m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const [, block = ''] = /```sh\n([^]*?)```/.exec(section) ?? [];
  return block.trim().split('\n');
})();

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'housefront create '))));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** The shell of an operator. */
const env: NodeJS.ProcessEnv = {
  ...shell(process.execPath),
  npm_config_registry: registry.url,
  npm_config_cache: npmCache,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  // Without a terminal it would refuse to download the package.
  npm_config_yes: 'true',
};

test.runIf(walks('created'))(
  '[OPS-02] the way of the README leads from an empty folder to a running site, and its checks find nothing',
  async () => {
    expect(commands).toEqual(['npm create housefront@latest my-sites', 'cd my-sites', 'npm run dev']);
    const base = await freePort();
    const served = { ...env, HOUSEFRONT_PORT_BASE: String(base) };
    const repository = join(folder, 'my-sites');
    const [create = '', , dev = ''] = commands;
    const [program = '', ...args] = create.split(' ');
    runWith(served, folder, program, ...args);
    const record: unknown = JSON.parse(readFileSync(join(repository, 'housefront.json'), 'utf8'));
    expect(record).toMatchObject({ kit: version });
    expect(readdirSync(join(repository, 'sites'))).toEqual(['1001', '1002']);
    expect(existsSync(join(repository, 'package-lock.json'))).toBe(true);

    const [runner = '', ...script] = dev.split(' ');
    const child = spawn(runner, script, {
      cwd: repository,
      env: served,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => said, { timeout: 120_000 }).toContain('Ctrl+C stops everything.');
    expect(await homeOf(`http://localhost:${base + 1}`)).toEqual({ status: 200, title: 'My Sites' });
    expect(await homeOf(`http://localhost:${base + 2}`)).toEqual({ status: 200, title: 'My Sites Two' });
    const ended = once(child, 'exit');
    // The whole group, as Ctrl+C does.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;

    const found = runWith(env, repository, 'npm', 'run', 'check');
    expect(found).not.toMatch(/\bfail\b/);
  },
  900_000,
);

test.runIf(walks('created'))(
  "[OPS-02] templates of one's own are added to that repository, its checks find nothing, and a built site shows them",
  async () => {
    const repository = join(folder, 'my-sites');
    for (const [name, home] of [
      ['H5_50', 'own'],
      ['desktop_50', 'base'],
    ] as const)
      runWith(env, repository, 'npx', 'housefront', 'add', 'template', name, '--home', home, '--sites', '1002');
    runWith(env, repository, 'npm', 'install', '--prefer-offline');
    expect(runWith(env, repository, 'npm', 'run', 'check')).not.toMatch(/\bfail\b/);
    runWith(env, repository, 'npx', 'housefront', 'build', '1002');
    await whileServed(repository, { site: 'sites/1002', env }, async (address) => {
      for (const [agent, folderName] of [
        ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36', 'h5-50'],
        ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', 'desktop-50'],
      ] as const) {
        const page = await fetch(`${address}/`, { headers: { 'accept-language': 'en', 'user-agent': agent } });
        expect(page.status).toBe(200);
        expect(await page.text()).toContain(`data-template="${folderName}"`);
      }
    });
  },
  600_000,
);
