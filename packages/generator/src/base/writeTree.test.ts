import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTree } from './writeTree.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commit-'));
  writeFileSync(join(root, 'registry.ts'), 'before');
});
afterEach(() => rmSync(root, { recursive: true }));

test('writes new files with their folders and changes others', () => {
  writeTree(
    root,
    new Map([
      ['a/b/new.ts', 'new'],
      ['registry.ts', 'after'],
    ]),
  );
  expect(readFileSync(join(root, 'a/b/new.ts'), 'utf8')).toBe('new');
  expect(readFileSync(join(root, 'registry.ts'), 'utf8')).toBe('after');
});

test('[GEN-03] when one file cannot be written, none is: new folders go and changed files are put back', () => {
  const files = new Map([
    ['a/b/new.ts', 'new'],
    ['registry.ts', 'after'],
    ['registry.ts/inside.ts', 'impossible'],
  ]);
  expect(() => writeTree(root, files)).toThrow(/ENOTDIR|EEXIST/);
  expect(readdirSync(root)).toEqual(['registry.ts']);
  expect(readFileSync(join(root, 'registry.ts'), 'utf8')).toBe('before');
});
