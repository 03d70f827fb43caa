import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trackedFiles } from '../../scripts/test/tracked-files.ts';
import { layers } from '../boundaries/rules.ts';
import { mutatedFolders } from '../mutate/folders.ts';
import { root } from './site-pages.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const packages = foldersIn('packages');

/** First groups of all matches. */
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
const inCode = (text = ''): string[] => found(text, /`([^`]+)`/g);

test('README and AGENTS list each package', () => {
  expect(found(read('README.md'), /^packages\/(\w+) /gm).toSorted()).toEqual(packages);
  expect(found(read('AGENTS.md'), /^\| \[\w+\]\(packages\/(\w+)\/README\.md\)/gm).toSorted()).toEqual(packages);
});

test('the architecture lists what each package may import', () => {
  const [, table = ''] =
    /^\| package \| may import of ours \|\n.*\n((?:\|.*\n)+)/m.exec(read('docs/architecture.md')) ?? [];
  const rows = table.split('\n').flatMap((row) => {
    const [, names, imports] = row.split('|');
    const [ofCode] = imports?.split(';') ?? [];
    return inCode(names).map((name): [string, string[]] => [name, inCode(ofCode)]);
  });
  const listed = Object.fromEntries(rows.filter(([name]) => name !== 'sites/*'));
  expect(listed).toEqual(layers);
  expect(Object.keys(listed).toSorted()).toEqual(packages);
});

test('the README of app names each of its folders', () => {
  const named = new Set(inCode(read('packages/app/README.md')).map((name) => name.split('/')[0]));
  expect(foldersIn('packages/app/src').filter((folder) => folder !== 'testing' && !named.has(folder))).toEqual([]);
});

test('the table of mutation testing has a row for each folder that is measured', () => {
  const rows = found(read('docs/mutation.md'), /^\| `([^`]+)` \|/gm);
  expect(rows).toEqual(mutatedFolders(root).map((folder) => folder.replace('packages/', '')));
});

test('pages that count the languages count those that ship', () => {
  const words = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
  const shipped = words[foldersIn('packages/core/src/i18n/locales').length - 10];
  // Decisions keep the numbers of their day.
  const pages = trackedFiles(root).filter((page) =>
    /^(?:README|packages\/\w+\/README|docs\/(?!adr\/).*)\.md$/.test(page),
  );
  const counted = pages.flatMap((page) =>
    found(read(page), new RegExp(`\\b(${words.join('|')}) (?:languages|catalogues)\\b`, 'gi')).map((word) => ({
      page,
      word: word.toLowerCase(),
    })),
  );
  expect(counted.length).toBeGreaterThan(4);
  expect(counted.filter(({ word }) => word !== shipped)).toEqual([]);
});
