import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { heavyTitles, isTest, readRequirements, trace } from './trace.ts';
import { waiting } from './waiting.ts';

const rows = readRequirements(readFileSync('docs/requirements.tsv', 'utf8'));
// New files count before they are committed, and those that are gone no more.
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const paths = [...new Set(listed.split('\n'))].filter((path) => isTest(path) && existsSync(path));
const files = paths.map((path) => [path, readFileSync(path, 'utf8')] as const);
const { open, unproven, stale, strangers } = trace(rows, files, new Set(waiting.keys()));
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
for (const { id, requirement } of args.includes('--quiet') ? [] : open) {
  if (wanted.length === 0 || wanted.includes(id.replace(/-.*/, ''))) console.log(`${id}\t${requirement}`);
}
for (const [id, files] of strangers) console.error(`${id} is no row of docs/requirements.tsv: ${files.join(', ')}`);
for (const { id } of unproven)
  console.error(`${id} is named by no test, and tooling/trace/waiting.ts does not say what it waits for.`);
const heavy = files.flatMap(([path, text]) => heavyTitles(path, text).map((title) => `${path}: ${title}`));
for (const title of heavy) console.error(`A title names at most three rows in at most 140 characters. ${title}`);
for (const entry of stale) console.error(`${entry} waits no more: take it off tooling/trace/waiting.ts.`);
console.log(`${rows.length - open.length} of ${rows.length} rows are named by a test.`);
process.exitCode = strangers.size + unproven.length + stale.length + heavy.length === 0 ? 0 : 1;
