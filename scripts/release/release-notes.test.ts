import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedWithoutNote, isSameCode, withoutNote } from './release-notes.ts';
import { throwawayFolder } from './testing/throwaway.ts';

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

test('[OPS-03] other generated files need a note for the generator', () => {
  const template = 'packages/generator/src/templates/site/site.config.ts.hbs';
  const generated = (note: string, ...changed: readonly string[]) => generatedWithoutNote(changed, () => note);
  const note = "---\n'@housefront/generator': minor\n---\n\nSites have another key.\n";
  expect(generated('', 'README.md', template)).toBe(template);
  for (const file of ['repository/libraries.ts', 'site/data.ts', 'render.ts', 'templates/repository/Dockerfile.hbs'])
    expect(generated('', `packages/generator/src/${file}`)).toBe(`packages/generator/src/${file}`);
  expect(generated(note, template, '.changeset/key.md')).toBeNull();
  expect(generated(note.replace('generator', 'ui'), template, '.changeset/key.md')).toBe(template);
  expect(generated('', 'packages/generator/src/base/input.ts', 'packages/generator/src/site/data.test.ts')).toBeNull();
  expect(generated('', template, 'packages/generator/src/notes/notes.json')).toBeNull();
});

test.each([
  ['/** Names. */\nexport const names = [];', true],
  ['// Names.\n\nexport const names = []; /* none */', true],
  ["export const names = ['/** a */'];", false],
  ['export const others = [];', false],
])('a comment alone is no other code: %j', (now, same) => {
  expect(isSameCode('a.ts', 'export const names = [];\n', now)).toBe(same);
});

const report = './parts/Lid\n  Lid\n  tone\n\n// src/lid.ts\ndeclare const tone: string;\n';
const changed = report.replace('  tone\n', '').replace(/\n\/\/[^]*$/, '');
const note = (section: string, bump = 'minor') =>
  `---\n'@housefront/ui': ${bump}\n---\n\nLids have one colour in all templates.\n${section}`;
const breaking = `
### Breaking
- **Intent:** One colour for all lids.
- **Who is hit:** Templates that read \`tone\`.
- **Must stay true:** A lid has the colour of its theme.
- **Proof:** \`npx housefront build\`
- **Names:** \`@housefront/ui/parts/Lid#tone\`
`;

/** A repository whose branch removes an export, and what the check says of it. */
function checkOf(files: Readonly<Record<string, string>>, released = true) {
  const { root, write, git } = throwawayFolder();
  write('docs/api/packages/ui.txt', report);
  write('.changeset/README.md', 'How to write notes.\n');
  write('CHANGELOG.md', `# Changelog\n\n## 0.1.0 (${released ? '2026-11-26' : 'unreleased'})\n\nFirst.\n`);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  for (const [path, text] of Object.entries(files)) write(path, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check-notes.ts'), 'main'],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

const planted = { 'docs/api/packages/ui.txt': changed };

test('[OPS-13] a removed export without a note is refused, with the line to add', () => {
  const { status, said } = checkOf({ ...planted, '.changeset/lids.md': note('') });
  expect(status).toBe(1);
  expect(said).toContain('  @housefront/ui/parts/Lid#tone\n');
  expect(said).toContain('- **Names:** `@housefront/ui/parts/Lid#tone`');
});

test('[OPS-13] its note in the fixed form is accepted, waiting or in the notes of the new release', () => {
  expect(checkOf({ ...planted, '.changeset/lids.md': note(breaking) })).toEqual({
    status: 0,
    said: 'Every changed interface has its note.\n',
  });
  const released = { bump: 'minor', text: 'Lids.', breaking: { names: ['@housefront/ui/parts/Lid#tone'] } };
  const json = JSON.stringify({ releases: [{ version: '0.2.0', date: '2026-12-24', notes: [released] }] });
  const files = { ...planted, 'packages/generator/src/notes/notes.json': json, '.changeset/other.md': note('') };
  expect(checkOf(files).status).toBe(0);
});

test('a changed interface needs a note after the first release', () => {
  expect(checkOf({ 'docs/api/packages/ui.txt': `./box\n  Box\n\n${report}` }).said).toBe(
    'Write a note for site owners.\nThe exports of ui changed (docs/api/packages/ui.txt), and no note describes it: pnpm changeset\n',
  );
});

test('[OPS-13] a note of another form is refused, also where nothing broke', () => {
  const { status, said } = checkOf({ '.changeset/lids.md': note(breaking.replace(/- \*\*Proof.*\n/, '')) });
  expect({ status, said }).toEqual({
    status: 1,
    said: expect.stringContaining('.changeset/lids.md: **Proof:** is missing in the section Breaking'),
  });
});

test('[OPS-13] before the first release nothing is public', () => {
  expect(checkOf(planted, false).status).toBe(0);
});
