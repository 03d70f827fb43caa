import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

/** Packages that an operator's repository names; they bring the others. */
const named = ['@housefront/app', '@housefront/gateway', '@housefront/sandbox', '@housefront/ui'];

/** Runs a program in a folder, as from an operator's shell, and returns its output. @throws with its messages when it fails */
export function run(folder: string, command: string, ...args: string[]): string {
  // Test runners set it, and builds would be for tests.
  const { NODE_ENV: _, ...env } = process.env;
  return execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}

/**
 * Writes an operator's repository that has the kit from tarballs and a site of the monorepo.
 * @param root of the monorepo
 * @param tarballs paths by package name
 * @param libraries versions by name
 */
export function writeRepository(
  folder: string,
  root: string,
  tarballs: ReadonlyMap<string, string>,
  libraries: Readonly<Record<string, string | undefined>>,
): void {
  const files = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const manifest = {
    name: 'operator',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(named.map((name) => [name, files[name]])), ...libraries },
    // A tarball names its neighbours by version, and no registry has them yet.
    overrides: Object.fromEntries(Object.entries(files).filter(([name]) => !named.includes(name))),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const site = join(folder, 'sites/1001');
  for (const part of ['content', 'public', 'site.config.ts', 'src', 'vite.config.ts']) {
    mkdirSync(dirname(join(site, part)), { recursive: true });
    cpSync(join(root, 'sites/1001', part), join(site, part), { recursive: true });
  }
}
