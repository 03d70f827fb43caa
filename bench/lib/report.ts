import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Verdict of a row; `null` where there is a figure but nothing to hold it against. */
export type Met = boolean | null;

/** One line of the result. */
export interface Row {
  readonly part: string;
  readonly what: string;
  readonly budget: string;
  readonly measured: string;
  readonly met: Met;
  /** How the figure came about, or what it cannot say. */
  readonly note?: string;
  /** The figures as numbers, for comparing runs. */
  readonly values?: Readonly<Record<string, number>>;
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const times = (value: number): string => `${value.toFixed(2)} x`;

/** A row whose figure must not exceed a limit. */
export function atMost(
  part: string,
  what: string,
  value: number,
  limit: number,
  show: (value: number) => string,
  more: { readonly note?: string; readonly values?: Row['values'] } = {},
): Row {
  const values = { value, limit, ...more.values };
  return { part, what, budget: `<= ${show(limit)}`, measured: show(value), met: value <= limit, ...more, values };
}

/** A row whose figure must reach a limit. */
export function atLeast(...[part, what, value, limit, show, more]: Parameters<typeof atMost>): Row {
  return {
    ...atMost(part, what, value, limit, show, more),
    budget: `>= ${show(limit)}`,
    met: value >= limit,
  };
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

/** The rows as a table for a terminal. */
export function table(rows: readonly Row[]): string {
  const cells = [
    ['part', 'what', 'budget', 'measured', 'met', 'note'],
    ...rows.map(({ part, what, budget, measured, met, note }) => [part, what, budget, measured, mark(met), note ?? '']),
  ];
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
