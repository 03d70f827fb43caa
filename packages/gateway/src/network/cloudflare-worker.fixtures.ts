import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../nginx.fixtures.ts';

const root = join(import.meta.dirname, '../../../..');
const VERSION = '1.20261117.1';

/** The Worker of the guide, as JavaScript. @param languages in the place of those of the guide */
export function guideWorker(languages = 'zh|en'): string {
  const guide = readFileSync(join(root, 'docs/how-to/put-a-network-before-it.md'), 'utf8');
  const [, code = ''] = /```ts \[worker\.ts\]\n([^]*?)```/.exec(guide) ?? [];
  return stripTypeScriptTypes(code.replace('zh|en', languages));
}

/** Cloudflare's runtime of Workers, installed once into the cache of the monorepo: only this test needs its 100 MB. */
function workerd(): string {
  const folder = join(root, 'node_modules/.cache/housefront/programs', `workerd-${VERSION}`);
  const program = join(folder, 'node_modules/.bin/workerd');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const options = ['--no-audit', '--no-fund', '--no-save', '--loglevel', 'error'];
    execFileSync('npm', ['install', `workerd@${VERSION}`, ...options], { cwd: folder, stdio: 'pipe' });
  }
  return program;
}

/** A Worker that runs. */
export interface RunningWorker {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Runs a Worker before an origin, as Cloudflare would.
 * @param code an ES module
 * @param origin port that its requests go to, whatever their host
 */
export async function startWorker(code: string, origin: number): Promise<RunningWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-worker-'));
  const port = await freePort();
  writeFileSync(join(folder, 'worker.js'), code);
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      globalOutbound = "origin",
    )),
    (name = "origin", external = (address = "127.0.0.1:${origin}", http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
  );
  const child = spawn(workerd(), ['serve', 'config.capnp'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`The Worker ended: ${said}`)));
  failed.catch(() => undefined);
  const ready = vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`).then((reply) => reply.arrayBuffer()), 20_000);
  await Promise.race([ready, failed]);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
