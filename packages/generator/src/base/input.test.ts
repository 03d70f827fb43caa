import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readInput } from './input.ts';

const folder = mkdtempSync(join(tmpdir(), 'input-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string) => {
  const path = join(folder, 'answers.json');
  writeFileSync(path, text);
  return path;
};

test('[GEN-01] reads answers from options and from a file, and options win', () => {
  const answers = file('{"id": 2003, "name": "From file", "currencies": ["RMB", "USD"]}');
  expect(readInput(['site', '--answers', answers, '--name', 'From option', '--no-install'], ['no-install'])).toEqual({
    words: ['site'],
    given: { id: '2003', name: 'From option', currencies: ['RMB', 'USD'] },
    switches: new Set(['no-install']),
  });
  expect(readInput(['site', '--name=A=B'], []).given).toEqual({ name: 'A=B' });
});

test('says what is wrong with a command line in one line', () => {
  expect(readInput(['a', '--b', 'c', 'd'], []).words).toEqual(['a', 'd']);
  expect(() => readInput(['site', '--name'], [])).toThrow('"--name" has no value. Write "--name VALUE".');
  expect(() => readInput(['site', '--answers', join(folder, 'none.json')], [])).toThrow(/there is no file/);
  expect(() => readInput(['site', '--answers', file('{')], [])).toThrow(/is not JSON/);
  expect(() => readInput(['site', '--answers', file('[]')], [])).toThrow(/holds no object/);
});
