/** Number of mutants of a folder, by outcome. */
export interface Row {
  readonly folder: string;
  /** Detected by a failing test, or by one that timed out. */
  readonly killed: number;
  /** Covered by a test but not detected. */
  readonly survived: number;
  /** Not covered by any test. */
  readonly unreached: number;
}

const start = '<!-- mutation table -->';
const end = '<!-- end of mutation table -->';
const prefix = /^packages\//;

/** Counts Stryker's results; mutants that it ignores or cannot compile do not count. */
export function countRow(folder: string, statuses: readonly string[]): Row {
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  return {
    folder,
    killed: count('Killed', 'Timeout'),
    survived: count('Survived'),
    unreached: count('NoCoverage'),
  };
}

/** The share of detected mutants, in percent; 100 without mutants. */
export function score({ killed, survived, unreached }: Omit<Row, 'folder'>): number {
  const all = killed + survived + unreached;
  return all === 0 ? 100 : (killed / all) * 100;
}

/** Rounded down: a score just below a threshold must not look like the threshold. */
export const percent = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} %`;

const cells = ({ folder, killed, survived, unreached }: Row, name = folder) =>
  `| ${[name, killed + survived + unreached, killed, survived, unreached, percent(score({ killed, survived, unreached }))].join(' | ')} |`;

/** Inserts new rows into the table between the two marks of `page`, keeps the others and updates the totals. */
export function updateTable(page: string, measured: readonly Row[]): string {
  const [before, rest] = page.split(start);
  const [table, after] = rest?.split(end) ?? [];
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`The page holds no ${start} … ${end}.`);
  const rows = new Map(readTable(table).map((row) => [row.folder, row]));
  for (const row of measured) rows.set(row.folder, row);
  const all = [...rows.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
  const sum = (key: 'killed' | 'survived' | 'unreached') => all.reduce((total, row) => total + row[key], 0);
  const lines = [
    '| folder | mutants | killed | survived | not reached | score |',
    '|---|--:|--:|--:|--:|--:|',
    ...all.map((row) => cells(row, `\`${row.folder.replace(prefix, '')}\``)),
    cells({ folder: '**all**', killed: sum('killed'), survived: sum('survived'), unreached: sum('unreached') }),
  ];
  return `${before}${start}\n${lines.join('\n')}\n${end}${after}`;
}

function readTable(table: string): Row[] {
  return [...table.matchAll(/^\| `([^`]+)` \| \d+ \| (\d+) \| (\d+) \| (\d+) \|/gm)].map(
    ([, folder, killed, survived, unreached]) => ({
      folder: `packages/${folder}`,
      killed: Number(killed),
      survived: Number(survived),
      unreached: Number(unreached),
    }),
  );
}
