import { readFileSync } from 'node:fs';
import { changedSince, withoutNote } from './release-notes.ts';

const [since] = process.argv.slice(2);
if (!since)
  throw new Error('Name the commit or branch that the change begins at: node scripts/check-release-notes.ts main');
const missing = withoutNote(changedSince(since), (file) => readFileSync(file, 'utf8'));
for (const name of missing) {
  console.error(`What ${name} lets others import changed (docs/api/packages/${name}.txt), and no note tells of it.`);
}
console.log(
  missing.length === 0 ? 'Every changed interface has its note.' : 'Write a note for site owners: pnpm changeset',
);
process.exitCode = missing.length === 0 ? 0 : 1;
