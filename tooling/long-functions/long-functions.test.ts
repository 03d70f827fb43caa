import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Rules {
  readonly 'max-lines-per-function'?: unknown;
}
interface LintConfig {
  readonly rules: Rules;
  readonly overrides: readonly { readonly files: readonly string[]; readonly rules: Rules }[];
}

const root = join(import.meta.dirname, '../..');
const RULE = 'max-lines-per-function';
const { rules, overrides }: LintConfig = JSON.parse(
  readFileSync(join(root, '.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
);
const exempt = overrides
  .filter((override) => override.rules[RULE] === 'off')
  .flatMap(({ files }) => files)
  .filter((file) => !file.includes('*'));

/** Those of the files with a function that is over the limit. */
function overLimit(files: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'long-functions-'));
  const config = join(folder, 'oxlintrc.json');
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules: { [RULE]: rules[RULE] } }));
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', config, '--format', 'unix', ...files];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return files.filter((file) => stdout.includes(`${file}:`));
}

test('the list of files with functions over the limit only shrinks, and each of them still has one', () => {
  expect(exempt.length).toBe(26);
  expect(overLimit([...exempt, 'tooling/boundaries/rules.ts'])).toEqual(exempt);
});
