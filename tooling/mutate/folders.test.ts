import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mutatedFolders, targetsOf } from './folders.ts';

const root = mkdtempSync(join(tmpdir(), 'housefront-mutate-'));
afterAll(() => rmSync(root, { recursive: true }));

const rules = 'packages/contract/src/rules';
const features = 'packages/core/src/features';
for (const folder of [
  rules,
  `${features}/wallet`,
  `${features}/play`,
  `${features}/play-more`,
  'packages/core/src/i18n',
])
  mkdirSync(join(root, folder), { recursive: true });
for (const file of [`${features}/member.test.ts`, `${features}/play/play.store.ts`, `${features}/play/notes.md`])
  writeFileSync(join(root, file), '');

const whole = (...folders: string[]) => folders.map((folder) => ({ folder, file: null }));

test('the rules and each feature are a folder of their own, files between them are none', () => {
  expect(mutatedFolders(root)).toEqual([rules, `${features}/play`, `${features}/play-more`, `${features}/wallet`]);
});

test.each([
  [undefined, mutatedFolders(root)],
  ['.', mutatedFolders(root)],
  ['packages', mutatedFolders(root)],
  ['packages/contract', [rules]],
  [features, mutatedFolders(root).slice(1)],
  [`${features}/play`, [`${features}/play`]],
  [`${features}/play/`, [`${features}/play`]],
  [join(root, features, 'wallet'), [`${features}/wallet`]],
])('the path %o names %o', (path, folders) => {
  expect(targetsOf(root, path)).toEqual(whole(...folders));
});

test('a file is measured alone, and its folder is known', () => {
  expect(targetsOf(root, `${features}/play/play.store.ts`)).toEqual([
    { folder: `${features}/play`, file: `${features}/play/play.store.ts` },
  ]);
});

test.each([
  'packages/core/src/i18n',
  `${features}/play/gone.ts`,
  `${features}/play/notes.md`,
  '..',
  `${features}/member.test.ts`,
])('the path %o is refused with what can be given', (path) => {
  expect(() => targetsOf(root, path)).toThrow(`${path}: no folder of ${rules} or ${features}, nor a .ts file in one.`);
});
