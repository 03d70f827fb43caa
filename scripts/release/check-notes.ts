/* Asks a change for its notes: `node scripts/release/check-notes.ts main`. */
import { changedSince, committed, isKnown, mergeBase, onDisk } from './versions.ts';
import {
  checkNotes,
  describeProblems,
  generatedWithoutNote,
  hasRelease,
  isSameCode,
  withoutNote,
} from './release-notes.ts';

const root = process.cwd();
const [since] = process.argv.slice(2);
if (!since)
  throw new Error('Name the commit or branch that the change begins at: node scripts/release/check-notes.ts main');
if (isKnown(root, since)) {
  const base = mergeBase(root, since);
  const [before, now] = [committed(root, base), onDisk(root)];
  const isPublic = hasRelease(before.read('CHANGELOG.md') ?? '');
  const changed = isPublic ? changedSince(root, base) : [];
  const missing = withoutNote(changed, (file) => now.read(file) ?? '').map(
    (name) =>
      `The exports of ${name} changed (docs/api/packages/${name}.txt), and no note describes it: pnpm changeset`,
  );
  const code = changed.filter(
    (file) => !file.endsWith('.ts') || !isSameCode(file, before.read(file) ?? '', now.read(file) ?? ''),
  );
  const generated = generatedWithoutNote(code, (file) => now.read(file) ?? '');
  if (generated !== null)
    missing.push(
      `${generated} changed: upgrades write other files, and no note for @housefront/generator says so. Write one (pnpm changeset), and a migration if operators have to change something.`,
    );
  const problems = [...missing, describeProblems(checkNotes(before, now))].filter(Boolean);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Every changed interface has its note.' : 'Write a note for site owners.');
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  // A repository that was not cloned has no branch of a remote to compare with.
  console.log(`There is no ${since} to compare with.`);
}
