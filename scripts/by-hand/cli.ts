/* Starts what people run by hand, so that it does not break unnoticed: some of it in each test run, all of it before a release. */
import '../node-version.ts';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commitOf } from '../test/drawn.ts';
import type { Report } from '../test/reports.ts';
import { runStarts } from './run.ts';
import { rootScripts, smallestStarts, startOf, startsOf } from './starts.ts';
import { runWhole } from './whole.ts';

const help = `pnpm by-hand            the smallest inputs that this commit draws
pnpm by-hand --all      the smallest inputs of all commands
pnpm by-hand --whole    all commands whole, as before a release; what has passed at this commit is left out
pnpm by-hand --list     names them and starts nothing

--commit <hash>   draws as that commit does      --report <file>   writes how many passed and failed`;

/** Processor seconds that a test run gives to what is drawn. */
const BUDGET = 30;
/** Commands at the same time: each waits much, for pages and loads. */
const LANES = 2;

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { all: flag, whole: flag, list: flag, help: flag, commit: { type: 'string' }, report: { type: 'string' } },
});
const root = process.cwd();
const commit = values.commit ?? commitOf(root);
const smallest = smallestStarts(rootScripts(root));
if (values.help) console.log(help);
else if (values.list)
  for (const { name, seconds } of values.all ? smallest : startsOf(commit, smallest, BUDGET))
    console.log(`${String(seconds).padStart(4)} s  ${name}`);
else {
  const some = values.all ? smallest : startsOf(commit, smallest, BUDGET);
  // Most of them run on the sites; two at a time would both build what is not built yet.
  const built = values.whole ? [] : await runStarts(root, [startOf(rootScripts(root), 'build', [])]);
  const outcomes = values.whole ? await runWhole(root) : [...built, ...(await runStarts(root, some, { lanes: LANES }))];
  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
  const counts: Report = { passed: outcomes.length - failed.length, failed: failed.length, again: [], files: [] };
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(counts));
  console.log(
    `\n${counts.passed} of ${outcomes.length} commands passed${failed.map((name) => `\n  FAILED: ${name}`).join('')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
