import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandOf } from './packages.ts';
import { makeGolden, removeGolden, type Golden } from './testing/golden.ts';
import { putFirst } from './testing/programs.ts';
import { makeReleases, type TestRelease } from './testing/releases.ts';

const [first, second] = (await makeReleases()) as [TestRelease, TestRelease];
let golden: Golden;
let folder = '';
beforeEach(async () => {
  golden = await makeGolden(first);
  folder = mkdtempSync(join(tmpdir(), 'housefront-managers-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  golden.remove();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(removeGolden);

/** Everything that an upgrade could change. */
const state = () => [golden.git('rev-parse', 'HEAD'), golden.git('status', '--porcelain'), golden.tree()];

/** A program that writes its arguments, then runs a script in the folder in which it was started. */
const fake = (name: string, script: string) =>
  putFirst(folder, name, `echo "${name} $*" > "${folder}/ran"\n${script}\n`);

const ran = () => readFileSync(join(folder, 'ran'), 'utf8').trim();

const managers = [
  ['npm', 'package-lock.json', 'npm install --package-lock-only --ignore-scripts --no-audit --no-fund'],
  ['pnpm', 'pnpm-lock.yaml', 'pnpm install --lockfile-only --ignore-scripts --no-frozen-lockfile'],
  ['yarn', 'yarn.lock', 'yarn install --no-immutable --mode=update-lockfile'],
  ['bun', 'bun.lock', 'bun install --lockfile-only'],
  ['bun', 'bun.lockb', 'bun install --lockfile-only'],
] as const;

test.each(managers)(
  '[OPS-03] %s renews a committed %s in the commit of the upgrade',
  async (name, lockfile, command) => {
    golden.commit({ [lockfile]: 'old\n' });
    fake(name, `grep -q '"housefront": "0.2.0"' package.json && echo new > ${lockfile}`);
    expect(await golden.upgrade(second, { install: true })).toMatchObject({ code: 0, manager: name });
    expect(ran()).toBe(command);
    expect(golden.git('show', `HEAD:${lockfile}`)).toBe('new\n');
    expect(golden.git('log', '-1', '--format=%s')).toContain('from 0.1.0 to 0.2.0');
    expect(golden.git('status', '--porcelain')).toBe('');
  },
);

test.each(managers)('[OPS-03] when %s cannot renew %s, nothing is changed', async (name, lockfile, command) => {
  golden.commit({ [lockfile]: 'old\n' });
  const before = state();
  fake(name, 'echo half > package.json; echo "error: no answer"; exit 1');
  await expect(golden.upgrade(second, { install: true })).rejects.toThrow(
    `${command} failed: error: no answer Nothing was changed. Leave the packages to yourself: --no-install`,
  );
  expect(state()).toEqual(before);
});

const outputs: readonly (readonly [string, string])[] = [
  [
    '➤ YN0000: · Yarn 4.18.1\n➤ YN0016: │ housefront@npm:0.2.0: All versions satisfying "0.2.0" are quarantined\n➤ YN0000: · Failed with errors in 1s',
    'YN0016: housefront@npm:0.2.0: All versions satisfying "0.2.0" are quarantined',
  ],
  [
    '➤ YN0000: ┌ Resolution step\n➤ YN0001: │ RequestError: getaddrinfo ENOTFOUND\n➤ YN0000: └ Completed\n➤ YN0000: · Failed with errors in 0s',
    'YN0001: RequestError: getaddrinfo ENOTFOUND',
  ],
  ['➤ YN0035: │ housefront@npm:0.2.0: Package not found', 'YN0035: housefront@npm:0.2.0: Package not found'],
  ['➤ YN0000: · Failed with errors in 0s 3ms', 'YN0000: Failed with errors in 0s 3ms'],
  ['nothing of use', 'exit code 1'],
];
test.each(outputs)('[OPS-03] the line of yarn that says what is wrong is shown: %j', async (text, line) => {
  golden.commit({ 'yarn.lock': 'old\n' });
  fake('yarn', `cat <<'END'\n${text}\nEND\nexit 1`);
  await expect(golden.upgrade(second, { install: true })).rejects.toThrow(`update-lockfile failed: ${line} Nothing`);
});

test("[OPS-03] with yarn's Plug'n'Play the upgrade names the setting and changes nothing, unless packages are left alone", async () => {
  golden.commit({ 'yarn.lock': 'old\n', '.pnp.cjs': '' });
  const before = state();
  fake('yarn', 'echo new > yarn.lock');
  await expect(golden.upgrade(second, { install: true })).rejects.toThrow(
    /^The packages are in archives \(Plug'n'Play of yarn\).* Write nodeLinker: node-modules to \.yarnrc\.yml, then: yarn install\. /,
  );
  expect(state()).toEqual(before);
  expect((await golden.upgrade(second)).code).toBe(0);
});

test('[OPS-03] a package manager reads its settings of this folder although they are not committed', async () => {
  golden.commit({ 'pnpm-lock.yaml': 'old\n', '.gitignore': '.npmrc\n' });
  writeFileSync(join(golden.root, '.npmrc'), 'registry=https://registry.example.com/\n');
  fake('pnpm', 'cp .npmrc pnpm-lock.yaml');
  expect((await golden.upgrade(second, { install: true })).code).toBe(0);
  expect(golden.git('show', 'HEAD:pnpm-lock.yaml')).toBe('registry=https://registry.example.com/\n');
});

test('[OPS-03] a bot gets the renewed lockfile with the other changed files', async () => {
  golden.commit({ 'yarn.lock': 'old\n' });
  const manifest = golden.read('package.json');
  writeFileSync(join(golden.root, 'package.json'), manifest.replaceAll('"0.1.0"', '"0.2.0"'));
  writeFileSync(join(golden.root, 'yarn.lock'), 'by the bot\n');
  fake('yarn', 'cat yarn.lock > seen; echo new >> yarn.lock');
  expect(await golden.upgrade(second, { install: true, yes: true })).toMatchObject({ code: 0, isBot: true });
  expect(golden.read('yarn.lock')).toBe('by the bot\nnew\n');
});

test('[OPS-03] another version is run by a program that installs it without a question', () => {
  const lines = (['npm', 'pnpm', 'yarn', 'bun'] as const).map((name) =>
    commandOf(name, '0.2.0', ['upgrade', '--yes']).join(' '),
  );
  expect(lines).toEqual([
    'npm exec --yes -- housefront@0.2.0 upgrade --yes',
    'npm exec --yes -- housefront@0.2.0 upgrade --yes',
    'yarn dlx -q housefront@0.2.0 upgrade --yes',
    'bunx housefront@0.2.0 upgrade --yes',
  ]);
});
