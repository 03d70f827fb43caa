import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../boundaries/graph.ts';
import { isTest } from '../boundaries/rules.ts';
import { readRequirements } from '../trace/trace.ts';
import { misplacedIds, repeatsIn } from './docstrings.ts';
import { hasDocstrings, undocumentedIn } from './exports.ts';

const root = join(import.meta.dirname, '../..');
const files = sourceFiles(root).filter((file) => !isTest(file));
const sources = files.filter((file) => /^packages\/[^/]+\/src\//.test(file));

test('a docstring says more than the name below it', () => {
  expect(files.length).toBeGreaterThan(2000);
  const repeats = files.flatMap((file) =>
    repeatsIn(readFileSync(join(root, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(repeats).toEqual([]);
});

test.each([
  ['/** A logo. */\nexport type Logo = string;', 'A logo.'],
  ['/** Creates the session store. */\nexport const createSessionStore = () => null;', 'Creates the session store.'],
  ['interface A {\n  /** The icons. */\n  readonly icon?: string;\n}', 'The icons.'],
  ['/**\n * Entries of the\n * index.\n */\nexport async function indexEntries() {}', 'Entries of the index.'],
])('finds the repetition in %j', (source, text) => {
  expect(repeatsIn(source)).toMatchObject([{ text }]);
});

test.each([
  '/** A logo in SVG. */\nexport type Logo = string;',
  '/** Creates the store. @throws without a session */\nexport const createStore = () => null;',
  '/* A logo. */\nexport type Logo = string;',
  '// A logo.\nexport type Logo = string;',
])('finds none in %j', (source) => {
  expect(repeatsIn(source)).toEqual([]);
});

test('a docstring of a package names at most one requirement, at its end', () => {
  const rows = new Set(readRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')).map(({ id }) => id));
  expect(sources.length).toBeGreaterThan(1500);
  const found = sources.flatMap((file) =>
    misplacedIds(readFileSync(join(root, file), 'utf8'), (id) => rows.has(id)).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['/** Starts (XA-01, XA-02x). */', 'XA-01 XA-02x'],
  ['/** Starts (XA-01). Never rejects. */', 'XA-01'],
  ['/**\n * Starts (XA-01), then\n * ends.\n */', 'XA-01'],
  ['/**\n * Starts.\n * @param a of XA-01, if known\n */', 'XA-01'],
])('%j names requirements in the wrong place', (source, text) => {
  expect(misplacedIds(source, (id) => id.startsWith('XA-'))).toEqual([{ line: 1, text }]);
});

test.each([
  '/** Starts (XA-01). */',
  '/** Written in UTF-8 and hashed by SHA-256, then sent (XA-02x). */',
  '/**\n * Starts (XA-01).\n * @param a the first\n */',
  '/** Starts (XA-01). @throws without a session */',
  '/**\n * Starts.\n * @throws without a session. Source: XA-01\n */',
  "/** Starts. */\nconst row = 'XA-01, XA-02x';",
])('%j names at most one requirement, at its end', (source) => {
  expect(misplacedIds(source, (id) => id.startsWith('XA-'))).toEqual([]);
});

test('an export of a package has a docstring', () => {
  const found = sources
    .filter(hasDocstrings)
    .flatMap((file) => undocumentedIn(file, readFileSync(join(root, file), 'utf8')).map((name) => `${file} ${name}`));
  expect(found).toEqual([]);
});

test.each([
  ['export const a = 1;', 'a'],
  ['/* Not one. */\nexport function a() {}', 'a'],
  ['// Not one.\nexport class A {}', 'A'],
  ['/** One. */\nexport type A = 1;\nexport interface B {}', 'B'],
  ['/** The file. */\nimport { b } from "b";\nexport const a = b;', 'a'],
  ['/** Of a. */\nconst a = 1;\nconst b = 2;\nexport { a, b };', 'b'],
  ['const a = 1;\nexport default a;', 'a'],
  ['export default make();', 'default'],
  ['export const { a, b } = make();', '{ a, b }'],
  ['export interface HallProps {}\n/** A hall. */\nexport function Room(props: HallProps) {}', 'HallProps'],
])('misses a docstring in %j', (source, name) => {
  expect(undocumentedIn('a.ts', source)).toEqual([name]);
});

test.each([
  '/** One. */\nexport const a = 1;',
  '/** One. */\n// oxlint-disable-next-line no-rule\nexport const a = 1;',
  '/** One. */\nexport function a(b: 1): 1;\nexport function a(b: 2): 2;\nexport function a(b: number) {\n  return b;\n}',
  '/** One. */\nconst a = 1;\nexport default a;',
  'export interface HallProps {}\n/** A hall. */\nexport const Hall = (props: HallProps) => null;',
  'export { a } from "./a.ts";\nexport * from "./b.ts";',
  'import { a } from "./a.ts";\nexport { a };',
  'const a = 1;',
])('misses none in %j', (source) => {
  expect(undocumentedIn('a.ts', source)).toEqual([]);
});
