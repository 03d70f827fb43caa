/** Begins like a formula and is no negative number. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/;

/**
 * Saves rows as a file of comma separated values for a spreadsheet. What looks like a formula is made plain text: the values
 * come from other people.
 * @param name without ending
 */
export async function saveRecords(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { unparse } = await import('papaparse');
  const text = unparse([[...head], ...rows.map((row) => [...row])], { escapeFormulae: FORMULA });
  // Spreadsheets take text without this mark for another encoding.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
