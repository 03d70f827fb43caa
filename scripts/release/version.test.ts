import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseVersion } from './version.ts';
import { throwawayFolder } from './testing/throwaway.ts';

const workspace = join(import.meta.dirname, '../..');
const report = './parts/Lid\n  Lid\n  tone\n';
const changelog = '# Changelog\n\nAll packages share one version.\n\n## 0.1.0 (2026-11-26)\n\nFirst.\n';

/** A repository of two packages, released as 0.1.0, whose working tree is to be the next release. */
function repository(files: Readonly<Record<string, string>>, version = '0.1.0', log = changelog) {
  const { root, write, git } = throwawayFolder();
  const names = ['contract', 'ui'].map((name) => `@housefront/${name}`);
  write('package.json', JSON.stringify({ name: 'root', private: true, packageManager: 'pnpm@12.4.2' }));
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  for (const name of names)
    write(`packages/${name.slice(12)}/package.json`, JSON.stringify({ name, version, private: true }));
  write('packages/generator/src/notes/notes.json', '{ "releases": [] }\n');
  write('docs/api/packages/ui.txt', report);
  write('.changeset/README.md', 'How to write notes.\n');
  write(
    '.changeset/config.json',
    JSON.stringify({
      changelog: false,
      commit: false,
      fixed: [names],
      baseBranch: 'main',
      privatePackages: { version: true, tag: false },
    }),
  );
  write('.gitignore', 'node_modules\n');
  write('CHANGELOG.md', log);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'release');
  for (const [path, text] of Object.entries(files)) write(path, text);
  symlinkSync(join(workspace, 'node_modules'), join(root, 'node_modules'));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return { root, read, status: () => git('status', '--porcelain').trim(), write };
}

const note = (name: string, bump: string, text: string, sections = '') =>
  `---\n'@housefront/${name}': ${bump}\n---\n\n${text}\n${sections}`;
const breaking = `
### Breaking
- **Intent:** One colour for all lids.
- **Who is hit:** Templates that read \`tone\`.
- **Must stay true:** A lid has the colour of its theme.
- **Proof:** \`npx housefront build\`
- **Names:** \`@housefront/ui/parts/Lid#tone\`
`;

test('[OPS-13] a release without the note of a breaking change is refused, and nothing is written', () => {
  const { root, status } = repository({
    'docs/api/packages/ui.txt': report.replace('  tone\n', ''),
    '.changeset/lids.md': note('ui', 'minor', 'Lids have one colour.'),
  });
  const before = status();
  expect(releaseVersion(root, '2026-12-24')).toEqual({
    ok: false,
    problem: expect.stringContaining('  @housefront/ui/parts/Lid#tone\n'),
  });
  expect(status()).toBe(before);
});

test('[OPS-13] a release gives all packages one version and moves its notes into changelog and data', () => {
  const { root, read } = repository({
    'docs/api/packages/ui.txt': report.replace('  tone\n', ''),
    '.changeset/lids.md': note('ui', 'minor', 'Lids have one colour\nin all templates.', breaking),
    '.changeset/tokens.md': note('contract', 'patch', 'Tokens are in no log.', '\n### Security\nOne was.\n'),
    '.changeset/clock.md': note('ui', 'patch', 'The clock is right in Nepal.'),
    '.changeset/halls.md': note('ui', 'minor', 'Halls can be hidden.'),
  });
  expect(releaseVersion(root, '2026-12-24')).toEqual({ ok: true, version: '0.2.0' });
  const versions = ['contract', 'ui'].map((name) => JSON.parse(read(`packages/${name}/package.json`)).version);
  expect(versions).toEqual(['0.2.0', '0.2.0']);
  expect(readdirSync(join(root, '.changeset')).toSorted()).toEqual(['README.md', 'config.json']);
  expect(read('CHANGELOG.md')).toBe(`# Changelog

All packages share one version.

## 0.2.0 (2026-12-24)

### Security: upgrade soon

- Tokens are in no log.

### What you have to change

- Lids have one colour in all templates.
  - Why: One colour for all lids.
  - Who is hit: Templates that read \`tone\`.
  - What stays true: A lid has the colour of its theme.
  - Proof: \`npx housefront build\`

### New

- Halls can be hidden.

### Mended

- The clock is right in Nepal.

## 0.1.0 (2026-11-26)

First.
`);
  expect(JSON.parse(read('packages/generator/src/notes/notes.json'))).toMatchObject({
    releases: [{ version: '0.2.0', date: '2026-12-24', notes: { length: 4 } }],
  });
  expect(readdirSync(join(root, 'packages/ui'))).toEqual(['package.json']);
});

test('[OPS-13] the first release takes the entry that was written by hand', () => {
  const log = '# Changelog\n\n## 0.1.0 (unreleased)\n\nAll of it.\n';
  const first = { '.changeset/first.md': note('ui', 'minor', 'First release.') };
  const { root, read } = repository(first, '0.0.0', log);
  expect(releaseVersion(root, '2026-11-26')).toEqual({ ok: true, version: '0.1.0' });
  expect(read('CHANGELOG.md')).toBe('# Changelog\n\n## 0.1.0 (2026-11-26)\n\nAll of it.\n');
});

test.each([
  ['no note', {}, 'No note is waiting in .changeset, so nothing is to be released.'],
  [
    'a note of another form',
    { '.changeset/a.md': note('ui', 'minor', 'Text.', '### Why\n') },
    '.changeset/a.md: ### Why is unknown: write Breaking, Compatible or Security',
  ],
])('[OPS-13] refused without a change: %s', (_, files, problem) => {
  const { root, status } = repository(files);
  const before = status();
  expect(releaseVersion(root, '2026-12-24')).toEqual({ ok: false, problem });
  expect(status()).toBe(before);
});
