import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../boundaries/graph.ts';
import { isTest } from '../boundaries/rules.ts';
import { repeatsIn } from './docstrings.ts';

const root = join(import.meta.dirname, '../..');
const files = sourceFiles(root).filter((file) => !isTest(file));

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
