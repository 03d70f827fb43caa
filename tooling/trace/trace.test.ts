import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { heavyTitles, idsIn, isTest, readRequirements, trace } from './trace.ts';

/** Ids of rows that are not those of the product are put together, so that the product's own trace does not find them. */
const titled = (...ids: readonly string[]) => ids.map((id) => `[${id}]`).join(' ');

const table = `id\tarea\trequirement\tsource\tcheck
XA-01\tplay\tA game starts.\tdesign\tunit: it starts
XA-02x\tplay\tA game ends.\tdesign\tunit: it ends
`;

test('the rows of the repository are read, each id once', () => {
  const rows = readRequirements(readFileSync(new URL('../../docs/requirements.tsv', import.meta.url), 'utf8'));
  expect(rows.length).toBeGreaterThan(700);
  expect(rows.find(({ id }) => id === 'CFG-10')?.requirement).toMatch(/^Game hall ids and English names/);
});

test('a title of more than three ids or 140 characters is refused, also one with values in it', () => {
  const three = titled('XA-01', 'XA-02x', 'XB-1');
  const four = titled('XA-01', 'XA-02x', 'XB-1', 'XB-2');
  const long = `${titled('XA-01')} ${'a'.repeat(133)}`;
  const written = (title: string) =>
    heavyTitles('a.test.ts', `test('${title}', () => {}); test(\`${title} \${n}\`, () => {});`);
  expect(written(`${three} one game`)).toEqual([]);
  expect(written(`${four} one game`)).toEqual([`${four} one game`, `${four} one game …`]);
  expect(written(long)).toEqual([long, `${long} …`]);
  expect(written('a'.repeat(300))).toEqual([]);
});

test('a line that is no row and an id that is there twice are reported', () => {
  expect(readRequirements(table)).toEqual([
    { id: 'XA-01', requirement: 'A game starts.' },
    { id: 'XA-02x', requirement: 'A game ends.' },
  ]);
  expect(() => readRequirements(`${table}XA-03\n`)).toThrow('line 4 of the requirements is no row');
  expect(() => readRequirements(`${table}XA-01\ta\tb\tc\td\n`)).toThrow('the row XA-01 is there twice');
});

test('ids count in titles and in their tables, not in comments or in skipped tests', () => {
  const text = [
    `// ${titled('XB-01')} in a comment`,
    `test('${titled('XB-02', 'XB-03x')} both', () => {});`,
    `describe.each([["${titled('XB-04')}", 1]])("%s", () => { test(\`${titled('XB-05')} of \${name}\`, run); });`,
    `test.skip('${titled('XB-06')} not yet', () => { check('${titled('XB-07')}'); });`,
    "test('[notes] and XB-08 without brackets', () => {});",
  ].join('\n');
  expect([...idsIn('a.test.ts', text)]).toEqual(['XB-02', 'XB-03x', 'XB-04', 'XB-05']);
});

test('what no test names is open, and what no row has leads nowhere', () => {
  const rows = readRequirements(table);
  const { open, strangers } = trace(rows, [
    ['a.test.ts', `test('${titled('XA-01', 'XC-09')} starts', run);`],
    ['b.test.ts', `test('${titled('XC-09')} too', run);`],
  ]);
  expect(open.map(({ id }) => id)).toEqual(['XA-02x']);
  expect([...strangers]).toEqual([['XC-09', ['a.test.ts', 'b.test.ts']]]);
});

test('a row without a test is unproven unless it or its area waits for something, and waits only until a test names it', () => {
  const rows = readRequirements(table);
  const files = [['a.test.ts', `test('${titled('XA-01')} starts', run);`]] as const;
  const ids = (waiting: readonly string[]) => {
    const { unproven, stale } = trace(rows, files, new Set(waiting));
    return [unproven.map(({ id }) => id), stale];
  };
  expect(ids([])).toEqual([['XA-02x'], []]);
  expect(ids(['XA-02x'])).toEqual([[], []]);
  expect(ids(['XA'])).toEqual([[], []]);
  expect(ids(['XA-01', 'XA-02x', 'XC'])).toEqual([[], ['XA-01', 'XC']]);
});

test('tests, journeys and stories are read', () => {
  const paths = [
    'a.test.ts',
    'a.browser.test.tsx',
    'e2e/a.e2e.ts',
    'A.stories.tsx',
    'a.ts',
    'a.fixtures.ts',
    'test.md',
  ];
  expect(paths.filter(isTest)).toEqual(['a.test.ts', 'a.browser.test.tsx', 'e2e/a.e2e.ts', 'A.stories.tsx']);
});

test('[GEN-06] an id that no row has is reported before its test is committed, and no more once the test is gone', () => {
  const root = mkdtempSync(join(tmpdir(), 'housefront-trace-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@test', ...args], { cwd: root });
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/requirements.tsv'), table);
  writeFileSync(join(root, 'old.test.ts'), `test('${titled('XA-01')}', run);`);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'rows');
  const strangers = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), '--quiet'], { cwd: root, encoding: 'utf8' })
      .stderr.split('\n')
      .filter((line) => line.includes(' is no row of '));
  expect(strangers()).toEqual([]);
  writeFileSync(join(root, 'new.test.ts'), `test('${titled('XZ-01')}', run);`);
  expect(strangers()).toEqual(['XZ-01 is no row of docs/requirements.tsv: new.test.ts']);
  rmSync(join(root, 'new.test.ts'));
  rmSync(join(root, 'old.test.ts'));
  expect(strangers()).toEqual([]);
});
