import { readFileSync } from 'node:fs';
import { changedSince, isKnown, withoutNote } from './release-notes.ts';

const [since] = process.argv.slice(2);
if (!since)
  throw new Error('Name the commit or branch that the change begins at: node scripts/check-release-notes.ts main');
// A repository that was not cloned has no branch of a remote to compare with.
const changed = isKnown(since) ? changedSince(since) : [];
const missing = withoutNote(changed, (file) => readFileSync(file, 'utf8'));
for (const name of missing) {
  console.error(`The exports of ${name} changed (docs/api/packages/${name}.txt), and no note describes it.`);
}
const success = isKnown(since) ? 'Every changed interface has its note.' : `There is no ${since} to compare with.`;
console.log(missing.length === 0 ? success : 'Write a note for site owners: pnpm changeset');
process.exitCode = missing.length === 0 ? 0 : 1;
