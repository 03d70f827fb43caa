import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { targetsOf } from './folders.ts';
import { measure } from './measure.ts';
import { countRow, percent, score, updateTable, type Row } from './table.ts';

const page = 'docs/mutation.md';
const bar = 85;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
    'keep-table': { type: 'boolean', default: false },
  },
});

const weak: string[] = [];
for (const target of targetsOf(process.cwd(), positionals[0])) {
  const { folder, file } = target;
  const mutants = await measure(target, { concurrency: Number(values.concurrency), force: values.force });
  const row: Row = countRow(
    folder,
    mutants.map(({ status }) => status),
  );
  const line = `${file ?? folder}: ${percent(score(row))}, ${row.killed} killed, ${row.survived} survived, ${row.unreached} not reached`;
  console.log(line);
  if (score(row) < bar) weak.push(line);
  if (file === null && !values['keep-table']) writeFileSync(page, updateTable(readFileSync(page, 'utf8'), [row]));
}
if (weak.length > 0) console.error(`Below ${bar} %:\n${weak.map((line) => `  ${line}`).join('\n')}`);
process.exitCode = weak.length === 0 ? 0 : 1;
