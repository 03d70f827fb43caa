import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addSite, collect, siteQuestions, writeTree } from '@housefront/generator';
import { expect, test, vi } from 'vitest';
import { repositoryIn } from './testing/golden.ts';
import { goldenPerTest } from './testing/goldenPerTest.ts';
import { putFirst } from './testing/programs.ts';
import { renew } from './renew.ts';
import { makeReleases, type TestRelease } from './testing/releases.ts';

const releases = await makeReleases();
const [first, second] = releases as [TestRelease, TestRelease];
const { golden, folder, state } = goldenPerTest(first);

const refusals: readonly (readonly [string, () => unknown, RegExp])[] = [
  ['an edited file', () => writeFileSync(join(golden.root, 'README.md'), 'new'), /^README\.md changed.*git stash$/],
  [
    'two staged files',
    () => {
      writeFileSync(join(golden.root, 'a.ts'), '1');
      writeFileSync(join(golden.root, 'README.md'), 'new');
      golden.git('add', '-A');
    },
    /^README\.md and 1 more changed.*git commit -a/,
  ],
  ['a deleted file', () => rmSync(join(golden.root, 'Dockerfile')), /^Dockerfile changed/],
  [
    'a file in the place of a new one',
    () => writeFileSync(join(golden.root, 'SECURITY.md'), 'mine'),
    /SECURITY\.md.*Move it/,
  ],
  [
    'an unfinished merge',
    () => {
      golden.git('checkout', '-q', '-b', 'other');
      golden.commit({ 'a.md': '1' });
      golden.git('checkout', '-q', 'main');
      golden.commit({ 'a.md': '2' });
      try {
        golden.git('merge', 'other');
      } catch {
        // It is to stay open.
      }
    },
    /merge or rebase is not finished/,
  ],
  [
    'an ignored record',
    () => {
      golden.git('rm', '-q', '--cached', 'housefront.json');
      golden.git('commit', '-qm', 'x');
    },
    /housefront\.json is not committed/,
  ],
  [
    'an older command line',
    () => golden.edit('housefront.json', (text) => text.replace('"0.1.0"', '"0.9.0"')),
    /^This command line is 0\.2\.0.*npx housefront@0\.9\.0 upgrade$/,
  ],
  ['a record that is no JSON', () => golden.commit({ 'housefront.json': '{' }), /housefront\.json is not JSON/],
  [
    'a record with another shape',
    () => golden.edit('housefront.json', (text) => text.replace('"sites": {', '"places": {')),
    /^housefront\.json:/,
  ],
];
test.each(refusals)('[OPS-03] %s is refused in one line, and nothing changes', async (_, prepare, line) => {
  prepare();
  const before = state();
  const error = await golden.upgrade(second).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toMatch(line);
  expect((error as Error).message).not.toContain('\n');
  expect(state()).toEqual(before);
});

test('[OPS-03] without a repository, a commit or git the next step is named', async () => {
  rmSync(join(golden.root, '.git'), { recursive: true });
  await expect(golden.upgrade(second)).rejects.toThrow(/no git repository.*git init && git add/);
  golden.git('init', '-q');
  await expect(golden.upgrade(second)).rejects.toThrow(/no commit yet/);
  vi.stubEnv('PATH', folder);
  await expect(golden.upgrade(second)).rejects.toThrow(/^git is not installed/);
});

test('[OPS-03] settings of the machine change nothing: line ends, hooks, signatures, names, styles', async () => {
  const hooks = join(folder, 'hooks');
  mkdirSync(hooks);
  for (const name of ['pre-commit', 'commit-msg', 'post-checkout', 'reference-transaction', 'pre-merge-commit']) {
    writeFileSync(join(hooks, name), '#!/bin/sh\nexit 1\n');
    chmodSync(join(hooks, name), 0o755);
  }
  golden.git('config', '--unset', 'user.name');
  golden.git('config', '--unset', 'user.email');
  const config = `[core]\n\tautocrlf = true\n\thooksPath = ${hooks}\n[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = false\n[user]\n\tuseConfigOnly = true\n[merge]\n\tconflictStyle = diff3\n\tff = false\n[diff]\n\tnoprefix = true\n\trenames = false\n[status]\n\tshowUntrackedFiles = no\n[pull]\n\trebase = true\n`;
  writeFileSync(join(folder, 'config'), config);
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'config'));
  expect((await golden.upgrade(second)).code).toBe(0);
  expect(golden.git('log', '-1', '--format=%an').trim()).toBe('Housefront upgrade');
  expect(golden.git('status', '--porcelain')).toBe('');
  expect(golden.git('show', 'HEAD:SECURITY.md')).not.toContain('\r');
  expect(golden.read('SECURITY.md')).toContain('\r\n');
});

test('[OPS-03] a detached HEAD, another worktree, a submodule and a folder of a larger repository are upgraded', async () => {
  golden.git('checkout', '-q', '--detach');
  expect((await golden.upgrade(second)).code).toBe(0);
  expect(golden.git('rev-parse', '--abbrev-ref', 'HEAD').trim()).toBe('HEAD');

  golden.git('worktree', 'add', '-q', join(folder, 'tree'), 'main');
  const worktree = repositoryIn(join(folder, 'tree'));
  expect((await worktree.upgrade(second)).code).toBe(0);
  expect(worktree.git('log', '-1', '--format=%D').trim()).toBe('HEAD -> main');
  golden.git('worktree', 'remove', join(folder, 'tree'));

  golden.git('checkout', '-q', 'main~1');
  mkdirSync(join(folder, 'outer'));
  const outer = repositoryIn(join(folder, 'outer'));
  outer.git('init', '-q');
  outer.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', golden.root, 'shop');
  const inner = repositoryIn(join(folder, 'outer/shop'));
  expect((await inner.upgrade(second)).code).toBe(0);
  expect(inner.git('status', '--porcelain')).toBe('');

  mkdirSync(join(folder, 'large/apps'), { recursive: true });
  const large = repositoryIn(join(folder, 'large'));
  large.git('init', '-q');
  large.git('config', 'user.name', 'Operator');
  large.git('config', 'user.email', 'operator@example.com');
  execFileSync('git', ['-C', golden.root, 'worktree', 'add', '-q', '--detach', join(folder, 'copy'), 'main~1']);
  execFileSync('cp', ['-r', join(folder, 'copy'), join(folder, 'large/apps/sites of ours')]);
  rmSync(join(folder, 'large/apps/sites of ours/.git'));
  large.commit({ 'package.json': '{}\n' });
  const part = repositoryIn(join(folder, 'large/apps/sites of ours'));
  part.edit('Dockerfile', (text) => text.replace('EXPOSE 8080', 'EXPOSE 80'));
  expect((await part.upgrade(second)).code).toBe(2);
  expect(part.read('Dockerfile')).toContain('<<<<<<<');
  expect(large.git('diff', '--name-only', '--diff-filter=U').trim()).toBe('apps/sites of ours/Dockerfile');
  large.git('reset', '-q', '--hard', 'HEAD~1');
  expect((await part.upgrade(second)).code).toBe(0);
  expect(large.git('status', '--porcelain')).toBe('');
});

test('[OPS-03] a site that was added later, removed, or moved to another folder is treated as the operator left it', async () => {
  const answers = await collect(
    siteQuestions(),
    { id: '1003', name: 'Third', 'title-en': 'Third', currencies: 'USD', languages: 'en_US' },
    false,
  );
  const { record, files } = addSite(golden.root, answers, '0.1.0');
  writeTree(golden.root, renew(golden.root, record, files, first).files);
  golden.commit({ 'sites/1002': null });
  golden.git('mv', 'sites/1001', 'sites/lucky');
  golden.commit({});
  expect((await golden.upgrade(second)).code).toBe(0);
  expect(golden.read('sites/1003/site.config.ts')).toContain('version: 2');
  expect(golden.read('sites/lucky/src/main.tsx')).toContain('// Starts in the browser.');
  expect([golden.has('sites/1002'), golden.has('sites/1001')]).toEqual([false, false]);
});

test('[OPS-03] a dry run prints the difference and changes nothing', async () => {
  const before = state();
  const { code, changed, lines } = await golden.upgrade(second, { dryRun: true });
  expect([code, changed]).toEqual([0, false]);
  expect(lines.join('\n')).toMatch(/-EXPOSE 8080\n\+EXPOSE 8080 9464/);
  expect(lines.join('\n')).not.toContain('.housefront/base');
  expect(state()).toEqual(before);
});

test('[OPS-03] a bot that raised the versions gets the rest as changed files, which it commits', async () => {
  const manifest = join(golden.root, 'package.json');
  writeFileSync(manifest, golden.read('package.json').replaceAll('"0.1.0"', '"0.2.0"'));
  await expect(golden.upgrade(second)).rejects.toThrow(/^package\.json changed/);
  const head = golden.git('rev-parse', 'HEAD');
  expect((await golden.upgrade(second, { yes: true })).code).toBe(0);
  expect(golden.git('rev-parse', 'HEAD')).toBe(head);
  expect(golden.read('sites/1001/site.config.ts')).toContain('version: 2');
  expect(golden.has('renovate.json')).toBe(false);
  golden.commit({});
  expect(await golden.upgrade(second, { yes: true })).toMatchObject({ code: 0, changed: false });
});

/** A program with the name of another one, first in the path. */
const shim = (name: string, script: string) => putFirst(folder, name, script);

test('[OPS-03] without a network the lockfile cannot be renewed: one line, and nothing changes', async () => {
  golden.commit({ 'package-lock.json': '{}\n' });
  const before = state();
  shim('npm', 'echo "npm error code ENOTFOUND" >&2; exit 1\n');
  await expect(golden.upgrade(second, { install: true })).rejects.toThrow(
    /^npm install --package-lock-only .* failed: npm error code ENOTFOUND Nothing was changed\. .*--no-install$/,
  );
  expect(state()).toEqual(before);
  shim('npm', 'grep -q "\\"housefront\\": \\"0.2.0\\"" package.json && echo renewed > package-lock.json\n');
  expect((await golden.upgrade(second, { install: true })).code).toBe(0);
  expect(golden.git('show', 'HEAD:package-lock.json')).toBe('renewed\n');
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '[OPS-03] %s in the middle leaves everything as it was',
  async (signal) => {
    golden.commit({ 'package-lock.json': '{}\n' });
    const before = state();
    shim('npm', `touch "${folder}/started"; exec sleep 20\n`);
    const script = `
    import { upgrade } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    const release = { version: '0.2.0', migrations: [], files: (record, former) => new Map([...former, ['NEW.md', 'new']]) };
    await upgrade({ root: ${JSON.stringify(golden.root)}, release, print: console.log }).catch((error) => {
      console.log(error.message);
      process.exitCode = error.code;
    });
  `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    await vi.waitFor(() => execFileSync('test', ['-e', join(folder, 'started')]), { timeout: 15_000 });
    child.kill(signal);
    const [code] = await once(child, 'close');
    expect([code, /Stopped\. Nothing was changed\./.test(output)]).toEqual(
      signal === 'SIGKILL' ? [null, false] : [130, true],
    );
    expect(state()).toEqual(before);
    // The next one removes folders of a killed one.
    expect((await golden.upgrade(second)).code).toBe(0);
    expect(execFileSync('ls', [tmpdir()], { encoding: 'utf8' })).not.toContain(`housefront-upgrade-${child.pid}-`);
  },
);
