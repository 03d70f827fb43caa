import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportOf } from './report.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'api', 'packages');
const accept = process.argv.includes('--accept');

const work = mkdtempSync(join(tmpdir(), 'housefront-api-'));
try {
  const tsc = spawnSync('tsc', ['-p', import.meta.dirname, '--outDir', work], { encoding: 'utf8' });
  // `pnpm types` reports type errors; declarations are written in spite of them.
  if (tsc.error) throw tsc.error;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, 'packages')).toSorted()) {
    const report = reportOf(root, name, work);
    const file = join(folder, `${name}.txt`);
    if (accept) writeFileSync(file, report);
    if (existsSync(file) && readFileSync(file, 'utf8') === report) continue;
    const now = join(work, `${name}.txt`);
    writeFileSync(now, report);
    const before = existsSync(file) ? file : '/dev/null';
    console.error(spawnSync('git', ['diff', '--no-index', '--unified=2', before, now], { encoding: 'utf8' }).stdout);
    console.error(`The exports of ${name} differ from docs/api/packages/${name}.txt.`);
    process.exitCode = 1;
  }
  console.log(
    process.exitCode
      ? '\nIf the change is intended, run `pnpm api:accept`, commit the reports, and describe in a changeset how to migrate from the old form.'
      : 'The public interfaces match docs/api/packages.',
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
