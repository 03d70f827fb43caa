import { expect, test } from 'vitest';
import { withoutNote } from './release-notes.ts';

const notes: Readonly<Record<string, string>> = {
  '.changeset/halls.md': "---\n'@housefront/ui': minor\n---\n\nHalls are below each other.\n",
};
const missing = (...changed: readonly string[]) => withoutNote(changed, (file) => notes[file] ?? '');

test('reports a changed interface without a note for its package', () => {
  expect(missing('docs/api/packages/ui.txt', 'packages/ui/src/index.ts')).toEqual(['ui']);
  expect(missing('docs/api/packages/ui.txt', '.changeset/halls.md', 'docs/api/packages/core.txt')).toEqual(['core']);
});

test('a change of internals needs no note, and a note in another folder does not count', () => {
  expect(missing('packages/ui/src/patterns/HallTabs/HallTabs.css.ts')).toEqual([]);
  expect(missing('docs/api/packages/ui.txt', 'docs/halls.md')).toEqual(['ui']);
});
