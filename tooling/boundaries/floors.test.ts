import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floorsOf } from './floors.ts';
import { sourceFiles } from './graph.ts';
import { sharedFeatures } from './rules.ts';

const root = join(import.meta.dirname, '../..');
const files = sourceFiles(root);
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** Folders that a text names in code. */
const foldersIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => name !== 'src' && !name.includes('.'));

test.each(Object.entries(floorsOf))('each floor of %s is named once and has files', (own, { order, of }) => {
  const src = `packages/${own}/src/`;
  const used = new Set(files.filter((file) => file.startsWith(src)).map((file) => of(file.slice(src.length))));
  expect([...new Set(order)]).toEqual(order);
  expect(order.filter((floor) => !used.has(floor))).toEqual([]);
});

test('the architecture lists the folders of each package in the order of its floors', () => {
  const [, table = ''] = /^\| package \| order, lowest first \|\n.*\n((?:\|.*\n)+)/m.exec(architecture) ?? [];
  const listed = table
    .trim()
    .split('\n')
    .map(foldersIn)
    .map(([own, ...folders]) => [own, folders]);
  const floors = Object.entries(floorsOf).map(([own, { order }]) => [
    own,
    order.filter((floor) => existsSync(join(root, `packages/${own}/src/${floor}`))),
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(floors));
});

test('the architecture names the features that others may import', () => {
  const [, sentence = ''] = /imports no other feature except ([^.]+)\./.exec(architecture) ?? [];
  expect(foldersIn(sentence)).toEqual([...sharedFeatures]);
});
