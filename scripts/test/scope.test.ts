import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedTemplates, scopeOf } from './scope.ts';

const journeysOf = (...files: readonly string[]) => scopeOf('abc', files).journeys;
const templatesOf = (...files: readonly string[]) => scopeOf('abc', files).templates;

test('[DX-02] a change in templates is looked at in these templates', () => {
  expect(
    scopeOf('abc', [
      'packages/ui/src/templates/h5-3/slots.ts',
      'packages/ui/src/templates/desktop-2/home/HomeView.tsx',
      'packages/ui/src/templates/h5-3/slots/TabBar.tsx',
      'packages/ui/src/templates/h5-3/h5-3.browser.test.tsx',
      'packages/ui/src/templates/h5-3/README.md',
      '.changeset/new-tab-bar.md',
    ]),
  ).toEqual({ since: 'abc', templates: ['desktop-2', 'h5-3'], journeys: 'smoke' });
});

test('[DX-02] what templates share is looked at in all of them', () => {
  expect(templatesOf('packages/ui/src/templates/h5-3/slots.ts', 'packages/ui/src/templates/_h5/slots.ts')).toEqual([]);
  expect(templatesOf('packages/ui/src/templates/h5-3/slots.ts', 'packages/ui/src/primitives/Tabs/Tabs.tsx')).toEqual(
    [],
  );
  expect(templatesOf('packages/ui/src/defineTemplate.ts')).toEqual([]);
});

test('[DX-02] a change of looks takes the main journeys, one of behaviour all, one that affects no journey none', () => {
  expect(journeysOf('packages/ui/src/patterns/Marquee/Marquee.tsx')).toBe('smoke');
  expect(journeysOf('packages/ui/src/patterns/Marquee/Marquee.tsx', 'packages/core/src/base/events.ts')).toBe('all');
  expect(journeysOf('e2e/money/wallet.e2e.ts')).toBe('all');
  expect(journeysOf('package.json')).toBe('all');
  expect(journeysOf('docs/how-to/README.md', 'packages/core/src/base/events.test.ts')).toBe('none');
  expect(journeysOf()).toBe('none');
});

/** A repository with a first commit on a branch, and what changes it. */
function repository(branch: string) {
  const root = mkdtempSync(join(tmpdir(), 'housefront-scope-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@test', ...args], { cwd: root });
  const write = (file: string, text = file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'change');
  };
  git('init', '-q', '-b', branch);
  for (const id of ['desktop-1', 'h5-1', 'h5-2', 'h5-3', 'h5-4', '_h5'])
    write(`packages/ui/src/templates/${id}/slots.ts`);
  write('.gitignore', 'ignored');
  commit();
  return { root, git, write, commit };
}
const slots = (id: string) => `packages/ui/src/templates/${id}/slots.ts`;

test('[TPL-02] the templates of a change are those of its commits, of what is not committed and of new files', () => {
  const { root, git, write, commit } = repository('main');
  expect(changedTemplates(root)).toEqual([]);
  git('switch', '-q', '-c', 'work');
  write(slots('h5-3'), 'changed');
  // Shared parts of templates, and the rest of the workspace, exclude none of them.
  write(slots('_h5'), 'changed');
  write('packages/core/src/base/events.ts');
  commit();
  expect(changedTemplates(root)).toEqual(['h5-3']);
  write(slots('desktop-1'), 'changed');
  write('packages/ui/src/templates/h5-90/template.ts');
  write('packages/ui/src/templates/h5-4/ignored');
  expect(changedTemplates(root)).toEqual(['desktop-1', 'h5-3', 'h5-90']);
});

test('[TPL-02] what main has changed meanwhile is no change of the branch', () => {
  const { root, git, write, commit } = repository('main');
  git('switch', '-q', '-c', 'work');
  write(slots('h5-2'), 'changed');
  commit();
  git('switch', '-q', 'main');
  write(slots('h5-1'), 'changed');
  commit();
  git('switch', '-q', 'work');
  expect(changedTemplates(root)).toEqual(['h5-2']);
});

test('[TPL-02] without a main to compare with no template comes first', () => {
  const { root, write } = repository('trunk');
  write(slots('h5-3'), 'changed');
  expect(changedTemplates(root)).toEqual([]);
});
