import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { kitVersion } from '../kit-version.ts';
import { publishLocally, type Registry } from '../publish.ts';
import { startRegistry } from './registry.ts';
import { run } from './repository.ts';

/** The kit as operators get it: packed, published and unpacked once for all tests of a run. */
export interface PackedKit {
  readonly version: string;
  /** Has all packages of the kit in this version alone. */
  readonly registry: Registry;
  /** Cache of npm for the tests of a run: the first one fills it, so that the registry of the machine is asked once for a library. */
  readonly npmCache: string;
  /** Paths of the tarballs by package name. */
  readonly tarballs: Readonly<Record<string, string>>;
  /** Folders with the contents of the tarballs by package name. */
  readonly unpacked: Readonly<Record<string, string>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    kit: PackedKit;
  }
}

/** Packs the kit, starts a registry of this machine and publishes the packages there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '../../..');
  const folder = mkdtempSync(join(tmpdir(), 'housefront-packages-'));
  const version = kitVersion(root);
  // In a process of its own: Vitest's loader lacks `import.meta.resolve`.
  const packed = run(root, process.execPath, 'tooling/pack/cli.ts', '--out', folder);
  const tarballs = new Map(
    [...packed.matchAll(/^(\S+) {2}\d+ kB {2}(.+)$/gm)].map(([, name = '', file = '']) => [name, file]),
  );
  const unpacked = [...tarballs].map(([name, file]) => {
    const to = join(folder, 'unpacked', basename(name));
    mkdirSync(to, { recursive: true });
    run(to, 'tar', '-xzf', file, '--strip-components=1');
    return [name, to] as const;
  });
  const registry = await startRegistry(root);
  const end = async () => {
    await registry.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await publishLocally(tarballs.values(), registry);
  } catch (error) {
    await end();
    throw error;
  }
  const { url, token } = registry;
  project.provide('kit', {
    version,
    registry: { url, token },
    npmCache: join(folder, 'npm-cache'),
    tarballs: Object.fromEntries(tarballs),
    unpacked: Object.fromEntries(unpacked),
  });
  return end;
}
