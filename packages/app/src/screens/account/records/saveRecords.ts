import { toCsv, type SheetCell } from './spreadsheet.ts';

/** Time in which a browser has to start reading the file: phones do so only after the visitor has answered a question. */
const KEPT_MS = 60_000;

/**
 * Saves rows as a file for a spreadsheet.
 * @param name without ending
 */
export async function saveRecords(
  name: string,
  head: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<void> {
  const text = await toCsv(head, rows);
  // Without this mark, spreadsheets assume another encoding.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
