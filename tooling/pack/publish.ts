import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishTarballs } from '../../scripts/release/publish.ts';
import { registryFor } from '../../scripts/release/registry.ts';

/** A registry that packages are published to. */
export interface Registry {
  /** Such as `http://127.0.0.1:4873/`. */
  readonly url: string;
  /** It alone may publish there, and lives as long as the registry. */
  readonly token: string;
}

/** Environment of this process without settings of npm, which could name another registry. */
export const withoutNpmSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));

/**
 * Publishes tarballs to a registry of this machine, with its token alone.
 * @throws RangeError for any other registry: nothing of a test may reach one that people use
 */
export async function publishLocally(tarballs: Iterable<string>, { url, token }: Registry): Promise<void> {
  const registry = registryFor(url, { HOUSEFRONT_LOCAL_REGISTRY: '1' });
  if (!registry.ok) throw new RangeError(registry.problem);
  const folder = mkdtempSync(join(tmpdir(), 'housefront-publish-'));
  try {
    writeFileSync(join(folder, 'npmrc'), `//${new URL(registry.url).host}/:_authToken=${token}\n`);
    await publishTarballs(tarballs, {
      registry: registry.url,
      tag: 'latest',
      provenance: false,
      log: () => undefined,
      // No setting of this machine is read.
      npm: ['--userconfig', join(folder, 'npmrc'), '--globalconfig', join(folder, 'none'), '--loglevel', 'error'],
      env: withoutNpmSettings(process.env),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
