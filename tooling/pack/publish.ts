import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from './manifest.ts';

/** A registry that packages are published to. */
export interface Registry {
  /** Such as `http://127.0.0.1:4873/`. */
  readonly url: string;
  /** It alone may publish there, and lives as long as the registry. */
  readonly token: string;
}

/** Names and addresses of this machine that a registry may have. */
const own: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Refuses an address that is not of this machine: tests publish, and nothing of them may reach a registry that people use.
 * @returns the address
 * @throws RangeError for any other address
 */
export function localAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' && own.includes(url.hostname) && url.port && !url.username && !url.password) return url;
  throw new RangeError(`${address} is not a registry of this machine: packages are published to localhost alone.`);
}

/** Environment of this process without settings of npm, which could name another registry. */
export const withoutNpmSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));

function manifestOf(tarball: string): Manifest & { readonly publishConfig?: unknown } {
  const text = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  // npm packed it.
  return JSON.parse(text) as Manifest;
}

/**
 * Publishes a tarball with npm to a registry of this machine.
 * @throws RangeError for any other registry, whether `registry` or the package names it
 */
export async function publishLocally(tarball: string, { url, token }: Registry): Promise<void> {
  const { href, host } = localAddress(url);
  const { name, publishConfig } = manifestOf(tarball);
  if (publishConfig !== undefined) throw new RangeError(`${name} names a registry of its own in publishConfig.`);
  const folder = mkdtempSync(join(tmpdir(), 'housefront-publish-'));
  try {
    // Registries of a scope precede the general one, wherever they are named: no setting of this machine is read.
    const scopes = name.startsWith('@') ? `${name.split('/')[0]}:registry=${href}\n` : '';
    writeFileSync(join(folder, 'npmrc'), `registry=${href}\n${scopes}//${host}/:_authToken=${token}\n`);
    const settings = ['--userconfig', join(folder, 'npmrc'), '--globalconfig', join(folder, 'none')];
    await promisify(execFile)('npm', ['publish', tarball, '--ignore-scripts', '--loglevel', 'error', ...settings], {
      cwd: folder,
      env: withoutNpmSettings(process.env),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
