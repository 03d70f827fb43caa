import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kitVersion } from '../base/kit.ts';
import { hashOf, parseFormer, readRecord, recordText } from '../base/record.ts';
import { addSite } from './add.ts';
import { claimFolder } from './claim.ts';
import { createRepository } from './create.ts';

let cwd: string;
let out: string[];
let problems: string[];
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'start-'));
  out = [];
  problems = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void problems.push(String(line)));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const QUIET = ['--no-install', '--no-git', '--package-manager', 'npm'];
const MARK = '\uFEFF';
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
/** Writes files of an operator before the repository is made; a path with `/` at its end is an empty folder. */
function plant(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(cwd, path, path.endsWith('/') ? '.' : '..'), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(join(cwd, path), text);
  }
}

test.each([
  ['-h', /^npm create housefront@latest \[folder\]/],
  ['--help', /^npm create housefront@latest \[folder\]/],
  ['--version', /^\d+\.\d+\.\d+/],
  ['-v', /^\d+\.\d+\.\d+/],
  ['shop -h', /-h, -y and -v mean --help, --yes and --version\./],
])('[OPS-21] started with %j it says so and writes nothing', async (line, said) => {
  expect(await createRepository(line.split(' '), cwd)).toBe(0);
  expect(out.join('\n')).toMatch(said);
  expect(readdirSync(cwd)).toEqual([]);
});

test.each([
  ['-x', {}, '"-x" is no option. Write --name VALUE, or one of -h (--help), -y (--yes), -v (--version).'],
  ['-help', {}, /^"-help" is no option\. /],
  ['shop', { 'shop/notes.txt': 'mine' }, /^"shop" is not empty: it has notes\.txt\. Nothing was written; /],
  [
    'shop',
    { 'shop/.git/': '', 'shop/src/': '', 'shop/a': '', 'shop/b': '', 'shop/c': '' },
    /it has a, b, c and 1 more\./,
  ],
  ['shop', { shop: 'a file' }, '"shop" is a file. Nothing was written; choose another folder.'],
  ['shop', { 'shop/package.json': '{}', 'shop/README.md': '' }, /^"shop" is not empty: it has package\.json\. /],
])('[OPS-21] started with %j beside %j it is refused in one line', async (line, there, said) => {
  plant(there);
  const before = readdirSync(cwd, { recursive: true });
  expect(await createRepository([...line.split(' '), ...QUIET], cwd)).toBe(1);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(said);
  expect(readdirSync(cwd, { recursive: true })).toEqual(before);
});

test.each([
  ['shop -y', {}, []],
  ['-- shop --yes', {}, []],
  ['shop', { 'shop/': '' }, []],
  ['shop', { 'shop/.git/HEAD': 'ref: refs/heads/main\n' }, []],
  ['shop', { 'shop/.DS_Store': 'x', 'shop/Thumbs.db': 'x', 'shop/.idea/a.xml': 'x', 'shop/.vscode/': '' }, []],
  ['shop', { 'shop/README.md': '# Ours\n' }, ['README.md is your own. It was not changed.']],
  ['shop', { 'shop/.git/HEAD': 'x', 'shop/Readme.md': 'Ours' }, ['Readme.md is your own. It was not changed.']],
  ['shop', { 'shop/README': 'x', 'shop/LICENSE': 'x', 'shop/licence.txt': 'x', 'shop/.gitattributes': 'x' }, []],
  [
    'shop',
    { 'shop/.gitignore': '*.log\n/node_modules\n.env' },
    ['.gitignore is your own. It has the lines now that the kit needs.'],
  ],
])('[OPS-21] started with %j beside %j it makes the repository and keeps them', async (line, there, said) => {
  plant(there);
  expect(await createRepository([...line.split(' '), ...QUIET], cwd)).toBe(0);
  expect(problems).toEqual([]);
  expect(out.filter((each) => each.includes('your own'))).toEqual(said);
  expect(existsSync(join(cwd, 'shop/sites/1001/site.config.ts'))).toBe(true);
  const planted = Object.entries(there).filter(([path]) => !path.endsWith('/'));
  for (const [path, text] of planted) expect(read(path).startsWith(text)).toBe(true);
  // The base of later merges is the kit's text, as after an own edit.
  for (const [path, hash] of Object.entries(readRecord(join(cwd, 'shop')).files))
    expect(hashOf(read(join('shop/.housefront/base', path)))).toBe(hash);
  const ignored = read('shop/.gitignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['node_modules/', 'dist/', '.data/', '.env', '.env.*']));
  expect(new Set(ignored).size).toBe(ignored.length);
  // The same again changes nothing.
  const before = readdirSync(join(cwd, 'shop'), { recursive: true });
  expect(await createRepository([...line.split(' '), ...QUIET], cwd)).toBe(0);
  expect(out.at(-1)).toMatch(/is made from these answers already\. Nothing was changed\.$/);
  expect(readdirSync(join(cwd, 'shop'), { recursive: true })).toEqual(before);
});

test('[OPS-21] the folder of the command line itself is possible, without a step into it', async () => {
  plant({ '.git/HEAD': 'x', 'README.md': 'Ours' });
  expect(await createRepository(['.', ...QUIET], cwd)).toBe(0);
  expect(out.slice(-3)).toEqual(['\n. is ready with two sites. Next:', '  npm install', '  npm run dev']);
});

test('[OPS-21] a second command waits for the first, and goes on where one was interrupted', async () => {
  const line = ['shop', '--no-git', '--package-manager', 'npm', '-y'];
  const folder = join(cwd, 'shop');
  const claim = claimFolder(folder);
  expect(await createRepository(line, cwd)).toBe(1);
  expect(problems).toEqual([`Another npm create works in "shop" (process ${process.pid}). Wait until it has ended.`]);
  expect(existsSync(folder)).toBe(false);
  if (typeof claim === 'function') claim();
  await createRepository([...line, '--no-install'], cwd);
  // An npm that only makes what the kit looks for.
  plant({
    'bin/npm': '#!/bin/sh\nmkdir -p node_modules/housefront && echo "{}" > node_modules/housefront/package.json\n',
  });
  chmodSync(join(cwd, 'bin/npm'), 0o755);
  vi.stubEnv('PATH', `${join(cwd, 'bin')}:${process.env['PATH']}`);
  out.length = 0;
  expect(await createRepository(line, cwd)).toBe(0);
  expect(out).toEqual([
    'shop is made from these answers already, without its packages.',
    'Installing packages with npm …',
    '\nshop is ready with two sites. Next:',
    '  cd shop',
    '  npm run dev',
  ]);
  expect(await createRepository(line, cwd)).toBe(0);
  expect(out.at(-1)).toBe('shop is made from these answers already. Nothing was changed.');
  vi.unstubAllEnvs();
});

test('[OPS-21] a claim of a process that has ended counts no longer', () => {
  const folder = join(cwd, 'shop');
  const claim = claimFolder(folder);
  expect(claimFolder(folder)).toBe(process.pid);
  if (typeof claim === 'function') claim();
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const [file = ''] = (() => {
    const before = new Set(readdirSync(tmpdir()));
    claimFolder(folder);
    return readdirSync(tmpdir()).filter((name) => name.startsWith('housefront-create-') && !before.has(name));
  })();
  writeFileSync(join(tmpdir(), file), String(ended));
  const again = claimFolder(folder);
  expect(again).toBeTypeOf('function');
  if (typeof again === 'function') again();
});

test('[OPS-16] without git nothing is written, and the first line says so', async () => {
  plant({ 'bin/': '' });
  vi.stubEnv('PATH', join(cwd, 'bin'));
  expect(await createRepository(['shop', '-y', '--no-install'], cwd)).toBe(1);
  expect(problems).toEqual([
    'Housefront needs git 2.30 or later, and there is none. Install it, e.g. from https://git-scm.com, and try again. Without a git repository: --no-git',
  ]);
  problems.length = 0;
  plant({ 'bin/git': '#!/bin/sh\necho "git version 2.29.3"\n' });
  chmodSync(join(cwd, 'bin/git'), 0o755);
  expect(await createRepository(['shop', '-y', '--no-install'], cwd)).toBe(1);
  expect(problems[0]).toMatch(/^Housefront needs git 2\.30 or later, and this is 2\.29\.3\. /);
  expect(existsSync(join(cwd, 'shop'))).toBe(false);
  expect(await createRepository(['shop', ...QUIET], cwd)).toBe(0);
  vi.unstubAllEnvs();
});

test('[OPS-21] answers, the record and the list of the gateway are read with a byte order mark', async () => {
  plant({ 'answers.json': `${MARK}{ "folder": "shop", "name": "Marked" }` });
  expect(await createRepository(['--answers', join(cwd, 'answers.json'), ...QUIET], cwd)).toBe(0);
  const root = join(cwd, 'shop');
  for (const file of ['housefront.json', 'gateway.json']) plant({ [`shop/${file}`]: MARK + read(`shop/${file}`) });
  const record = readRecord(root);
  expect(record.sites['1001']).toMatchObject({ name: 'Marked' });
  expect(parseFormer(MARK + recordText(record)).kit).toBe(kitVersion());
  const answers = { ...record.sites['1001'], id: '1003' };
  const list: unknown = JSON.parse(addSite(root, answers, kitVersion()).files.get('gateway.json') ?? '');
  expect(list).toHaveLength(3);
});
