import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseReleaseNote } from '../packages/generator/src/notes/release-note.ts';

const root = join(import.meta.dirname, '..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

const packages = readdirSync(join(root, 'packages')).map((name) => {
  const manifest = JSON.parse(read('packages', name, 'package.json')) as { readonly name: string };
  return manifest.name;
});

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Problems of a note for a release. Its readers are site owners, who do not know the code. */
function problemsOf(source: string): readonly string[] {
  const parsed = parseReleaseNote(source);
  if (!parsed.ok) return parsed.problems;
  const names = Object.keys(parsed.packages);
  const { text } = parsed.note;
  return [
    ...names.filter((name) => !packages.includes(name)).map((name) => `${name}: is no package`),
    ...(text.length < 20 ? ['has no text for site owners'] : []),
    // A note of the release itself names every package.
    ...(names.length > 2 && names.length < packages.length
      ? ['names more than two packages: write a note for each subject']
      : []),
    ...(words(text) > 60 ? [`has ${words(text)} words: 60 are enough for one subject`] : []),
    ...text
      .split(/[.:](?=\s)/)
      .filter((sentence) => words(sentence) > 25)
      .map((sentence) => `has a sentence of ${words(sentence)} words: ${sentence.trim().slice(0, 40)}…`),
  ];
}

const notes = readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');

test('every note for a release names packages that exist and says what changes', () => {
  expect(packages).toContain('@housefront/gateway');
  expect(notes.flatMap((name) => problemsOf(read('.changeset', name)).map((problem) => `${name}: ${problem}`))).toEqual(
    [],
  );
});

test('reports a note that cannot be released', () => {
  expect(problemsOf("---\n'@housefront/ui': minor\n---\n\nButtons have a new size for narrow phones.\n")).toEqual([]);
  expect(problemsOf("---\n'@housefront/nope': minor\n'@housefront/ui': patch\n---\n\nx\n")).toEqual([
    '@housefront/nope: is no package',
    'has no text for site owners',
  ]);
  expect(problemsOf("---\n'@housefront/ui': big\n---\n\nx\n")).toEqual([
    "'@housefront/ui': big: is no package with patch, minor or major",
  ]);
  expect(problemsOf('Buttons have a new size for narrow phones.')).toContain('names no package');
  const long = `---\n${['ui', 'app', 'core'].map((name) => `'@housefront/${name}': patch\n`).join('')}---\n\n${'so '.repeat(61)}\n`;
  expect(problemsOf(long)).toEqual([
    'names more than two packages: write a note for each subject',
    'has 61 words: 60 are enough for one subject',
    `has a sentence of 61 words: ${'so '.repeat(13)}s…`,
  ]);
});

const entry = (version: string, text: string): string | undefined =>
  text.split(/^## /m).find((each) => each.startsWith(`${version} `) || each.startsWith(`${version}\n`));

test('the changelog describes the first release in what a site owner reads in five minutes', () => {
  const first = entry('0.1.0', read('CHANGELOG.md')) ?? '';
  expect(words(first)).toBeGreaterThan(600);
  expect(words(first)).toBeLessThanOrEqual(900);
  expect([...first.matchAll(/^### (.*)$/gm)].map(([, title]) => title)).toEqual([
    'For site owners and operators',
    'For designers',
    'For developers',
  ]);
});

test('the note of the first release leads to its changelog, and makes 0.1.0 of packages that are at 0.0.0', () => {
  const versions = readdirSync(join(root, 'packages')).map((name) => {
    const manifest = JSON.parse(read('packages', name, 'package.json')) as { readonly version: string };
    return manifest.version;
  });
  const isReleased = versions.every((version) => version !== '0.0.0');
  expect(notes.includes('first-release.md')).toBe(!isReleased);
  expect(entry('0.1.0', read('CHANGELOG.md'))?.startsWith('0.1.0 (unreleased)\n')).toBe(!isReleased);
});
