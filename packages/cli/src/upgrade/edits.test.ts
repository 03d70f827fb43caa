import { lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeGolden, removeGolden, type Golden } from './testing/golden.ts';
import { programPath, putFirst } from './testing/programs.ts';
import { makeReleases, type TestRelease } from './testing/releases.ts';

const [first, second] = (await makeReleases()) as [TestRelease, TestRelease];
let golden: Golden;
let folder = '';
beforeEach(async () => {
  golden = await makeGolden(first);
  folder = mkdtempSync(join(tmpdir(), 'housefront-edits-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  golden.remove();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(removeGolden);

/** Everything that an upgrade could change. */
const state = () => [golden.git('rev-parse', 'HEAD'), golden.git('status', '--porcelain'), golden.tree()];

const shim = (name: string, script: string) => putFirst(folder, name, script);

/** Lets git fail in the middle of writing the operator's files, after a script of the shell. */
function failWriting(script: string): void {
  const git = programPath('git');
  shim(
    'git',
    `case "$*" in *"read-tree -m -u"*) ${script}; echo "fatal: unable to write file: No space left on device" >&2; exit 128;; esac\nexec ${git} "$@"\n`,
  );
}

test('[OPS-03] a full disk while git writes leaves everything as it was', async () => {
  const before = state();
  // A new text in part, a removed file, and an empty one in a new folder.
  failWriting(
    'sed /^EXPOSE/q Dockerfile | sed s/8080$/8080\\ 9464/ > half; mv half Dockerfile; rm compose.yaml; mkdir deploy; touch deploy/compose.yaml',
  );
  await expect(golden.upgrade(second)).rejects.toThrow(/No space left on device$/);
  expect(state()).toEqual(before);
  expect(golden.has('deploy')).toBe(false);
});

/** Edits of a person while an upgrade writes, with the files that are named then. */
const edits: readonly (readonly [string, string, readonly string[]])[] = [
  ['a file that it changes', 'echo mine >> Dockerfile', ['Dockerfile']],
  ['two files that it changes', 'echo mine > Dockerfile; echo mine > README.md', ['Dockerfile', 'README.md']],
  ['a file that it deletes', 'echo mine >> renovate.json', ['renovate.json']],
  ['a file that it adds', 'echo mine > SECURITY.md', ['SECURITY.md']],
  [
    'a file that it moves, at both places',
    'mkdir -p deploy; echo mine | tee compose.yaml > deploy/compose.yaml',
    ['compose.yaml', 'deploy/compose.yaml'],
  ],
  ['a file in a folder of its own', 'echo mine > sites/1001/site.config.ts', ['sites/1001/site.config.ts']],
  ['a file, and stages it', 'echo mine > Dockerfile; git add Dockerfile', ['Dockerfile']],
  ['the record', 'echo mine >> housefront.json', ['housefront.json']],
  ['a file that is not of the kit', 'echo mine > sites/1001/own.ts', []],
  ['a file of which nothing is left', 'rm Dockerfile', []],
];
test.each(edits)(
  '[OPS-03] edited in the moment of a failed write, it is kept and named: %s',
  async (_, script, kept) => {
    const before = golden.tree();
    failWriting(script);
    const error = await golden.upgrade(second).catch((reason: unknown) => reason);
    const names =
      kept.length > 0
        ? `. Everything is as it was but ${kept.join(', ')}: edited while the upgrade wrote, and left so. See: git diff`
        : '';
    expect((error as Error).message).toBe(
      `git read-tree: fatal: unable to write file: No space left on device${names}`,
    );
    for (const path of kept) expect(golden.read(path)).toMatch(/mine\n$/);
    const rest = Object.entries(before).filter(([path]) => !kept.includes(path));
    for (const [path, text] of rest) expect([path, golden.read(path)]).toEqual([path, text]);
    // Staged is at most what the person staged.
    expect(golden.git('diff', '--cached', '--name-only').trim()).toBe(script.includes('git add') ? 'Dockerfile' : '');
  },
);

test('[OPS-03] a folder or a link that comes in the place of a file in the moment of a failed write is kept', async () => {
  failWriting('rm Dockerfile README.md; mkdir Dockerfile; echo mine > Dockerfile/own; ln -s package.json README.md');
  await expect(golden.upgrade(second)).rejects.toThrow(/ but Dockerfile, README\.md: /);
  expect(golden.read('Dockerfile/own')).toBe('mine\n');
  expect(lstatSync(join(golden.root, 'README.md')).isSymbolicLink()).toBe(true);
});

test('[OPS-03] an edit while the lockfile is renewed, and a commit, stop the upgrade and are kept', async () => {
  golden.commit({ 'package-lock.json': '{}\n' });
  const renew = 'echo renewed > package-lock.json';
  shim('npm', `echo mine >> "${golden.root}/Dockerfile"; ${renew}\n`);
  await expect(golden.upgrade(second, { install: true })).rejects.toThrow(
    /^Edited while the upgrade ran: Dockerfile\. Nothing was changed\. .*git stash/,
  );
  expect(golden.git('status', '--porcelain')).toBe(' M Dockerfile\n');
  expect(golden.read('Dockerfile')).toMatch(/mine\n$/);
  golden.git('commit', '-qam', 'Edit');
  shim('npm', `(cd "${golden.root}"; echo more >> Dockerfile; git commit -qam Mine); ${renew}\n`);
  await expect(golden.upgrade(second, { install: true })).rejects.toThrow(/^A commit was made while the upgrade ran/);
  expect(golden.git('log', '-1', '--format=%s')).toBe('Mine\n');
  // An edit that the upgrade does not touch is no hindrance.
  shim('npm', `echo mine > "${golden.root}/tsconfig.json"; ${renew}\n`);
  expect((await golden.upgrade(second, { install: true })).code).toBe(0);
  expect(golden.git('status', '--porcelain')).toBe(' M tsconfig.json\n');
});

test('[OPS-03] conflicts that cannot be laid out are taken back, but not the edit of one', async () => {
  golden.edit('Dockerfile', (text) => text.replace('EXPOSE 8080', 'EXPOSE 80'));
  golden.edit('README.md', (text) => text.replace('Changes show at once.', 'Mine.'));
  const before = state();
  const git = programPath('git');
  const failing = (script: string) =>
    shim(
      'git',
      `if [ -z "$GIT_WORK_TREE" ]; then case "$*" in *"checkout -q --merge"*README.md) ${script}; echo "fatal: full" >&2; exit 128;; esac; fi\nexec ${git} "$@"\n`,
    );
  failing('true');
  await expect(golden.upgrade(second)).rejects.toThrow(/full$/);
  expect(state()).toEqual(before);
  failing('echo mine >> Dockerfile');
  await expect(golden.upgrade(second)).rejects.toThrow(/full\. Everything is as it was but Dockerfile:/);
  expect(golden.read('Dockerfile')).toMatch(/<<<<<<<[\s\S]*mine\n$/);
  expect(golden.git('status', '--porcelain')).toBe(' M Dockerfile\n');
});
