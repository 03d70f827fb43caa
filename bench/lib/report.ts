import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './stats.ts';

/** Verdict of a row; `null` where there is a figure but nothing to hold it against. */
export type Met = boolean | null;

/** One line of the result. */
export interface Row {
  readonly part: string;
  readonly what: string;
  readonly budget: string;
  readonly measured: string;
  readonly met: Met;
  /** Origin of the figure, or its limitation. */
  readonly note?: string;
  /** The figures as numbers, for comparing runs. */
  readonly values?: Readonly<Record<string, number>>;
  /** The figure of each round, in the unit of `values.value`. */
  readonly samples?: readonly number[];
  /** True for a figure that the same build always gives, such as a size. */
  readonly exact?: boolean;
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const times = (value: number): string => `${value.toFixed(2)} x`;

/**
 * A row whose figure must not exceed a limit.
 * @param figure one, or that of each round, whose median counts
 */
export function atMost(
  part: string,
  what: string,
  figure: number | readonly number[],
  limit: number,
  show: (value: number) => string,
  more: Pick<Row, 'note' | 'values' | 'exact'> = {},
): Row {
  const samples = typeof figure === 'number' ? undefined : figure;
  const value = typeof figure === 'number' ? figure : median(figure);
  const values = { value, limit, ...more.values };
  const row = { part, what, budget: `<= ${show(limit)}`, measured: show(value), met: value <= limit, ...more, values };
  return samples === undefined ? row : { ...row, samples };
}

/** A row whose figure must reach a limit. */
export function atLeast(...[part, what, figure, limit, show, more]: Parameters<typeof atMost>): Row {
  const row = atMost(part, what, figure, limit, show, more);
  return { ...row, budget: `>= ${show(limit)}`, met: (row.values?.['value'] ?? Number.NaN) >= limit };
}

/** A row that only informs. */
export const fact = (part: string, what: string, measured: string, note?: string, values?: Row['values']): Row => ({
  part,
  what,
  budget: '',
  measured,
  met: null,
  ...(note === undefined ? {} : { note }),
  ...(values === undefined ? {} : { values }),
});

const mark = (met: Met) => (met === null ? '' : met ? 'met' : 'NOT MET');

/** The cells of rows, with their head. */
export const rowCells = (rows: readonly Row[]): string[][] => [
  ['part', 'what', 'budget', 'measured', 'met', 'note'],
  ...rows.map(({ part, what, budget, measured, met, note }) => [part, what, budget, measured, mark(met), note ?? '']),
];

/** Cells as a table for a terminal; the first line is its head. */
export function table(cells: readonly (readonly string[])[]): string {
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}

/** Writes the result where the next run overwrites it. */
export function writeResult(rows: readonly Row[], facts: Readonly<Record<string, unknown>>): string {
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'latest.json');
  writeFileSync(path, `${JSON.stringify({ ...facts, rows }, null, 2)}\n`);
  return path;
}

/**
 * The rows that an earlier run wrote.
 * @throws when the file is none of a run
 */
export function readResult(path: string): readonly Row[] {
  const result: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    throw new Error(`${path} is no result of the bench.`);
  return result.rows as Row[];
}
