import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../e2e');
const files = globSync('**/*.e2e.ts', { cwd: root });

/** Why a file's journeys would run nowhere, from its path below `e2e` and its text; undefined when they run. */
function lost(file: string, code: string): string | undefined {
  const [desktop, phone] = ['@desktop', '@phone'].map((tag) => new RegExp(`\\btest\\([^\\n]*${tag}\\b`));
  if (file.startsWith('desktop/') && phone?.test(code)) return `${file} is for desktops, its test for phones`;
  if (file.startsWith('phone/') && desktop?.test(code)) return `${file} is for phones, its test for desktops`;
  if (/\btest\([^\n]*@(?:desktop\b[^\n]*@phone|phone\b[^\n]*@desktop)\b/.test(code))
    return `${file} has a test for neither`;
  return undefined;
}

test('every journey runs on a device', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => lost(file, readFileSync(join(root, file), 'utf8')) ?? [])).toEqual([]);
});

test.each([
  ['desktop/play.e2e.ts', "test('plays @phone', async () => {"],
  ['phone/play.e2e.ts', "test('plays @desktop', async () => {"],
  ['play.e2e.ts', "test('plays @desktop @phone', async () => {"],
])('one that runs nowhere is named: %s, %s', (file, code) => {
  expect(lost(file, code)).toContain(file);
  expect(lost('play.e2e.ts', "test('plays @phone', async () => {")).toBeUndefined();
});
