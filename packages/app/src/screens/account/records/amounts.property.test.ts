import { read } from '@e965/xlsx';
import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { parseAmount } from '@housefront/contract/read-amount';
import { amountStyle } from '@housefront/contract/rules';
import * as fc from 'fast-check';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { sheetCellOf } from './record-cells.ts';
import { toCsv } from './spreadsheet.ts';

const MAX = 10n ** 18n;
const row = (code: string, decimals: number, place: CurrencyRow['place'] = 'before'): CurrencyRow => ({
  ...currencyRow([], code),
  decimals,
  place,
});
const currencies = [row('CLP', 0), row('GBP', 2), row('SEK', 2, 'after'), row('KWD', 3), row('BTC', 8)];

const units = fc.oneof(
  fc.bigInt({ min: -MAX, max: MAX }),
  fc.integer({ min: 0, max: 18 }).chain((length) => fc.bigInt({ min: 0n, max: 10n ** BigInt(length) })),
  fc.constantFrom(0n, 1n, -1n, 2n ** 53n + 1n, MAX - 1n, MAX, -MAX),
);

const column = { id: 'amount', label: 'records.amount', kind: 'amount' } as const;
const style = amountStyle('de-DE');
const tools = (row: CurrencyRow) => ({
  t: (key: string) => key,
  currency: { ...row, style },
  copy: () => undefined,
  time: { zone: 'UTC', tag: 'en-US' },
  now: 0,
});

/** The cells of a file below its head, as a program reads them that takes everything for text. */
const textsOf = (csv: string): readonly (string | undefined)[] =>
  parse<string[]>(csv)
    .data.slice(1)
    .map(([cell]) => cell);

/** The same, as a spreadsheet reads them, which turns into a number what looks like one. */
const valuesOf = (csv: string): readonly unknown[] => {
  const book = read(csv, { type: 'string', dense: true });
  const rows = (book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []) as ({ readonly v?: unknown } | undefined)[][];
  return rows.slice(1).map(([cell]) => cell?.v);
};

test('[LOC-01] [FLD-12] a file of records has every amount exactly, and is read back as the same amounts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(units, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...currencies),
      async (amounts, currency) => {
        const cells = amounts.map((amount) => [
          sheetCellOf(column, { amount: { units: amount, currency } }, tools(currency)),
        ]);
        const csv = await toCsv(['Amount'], cells);
        const { decimals } = currency;
        const readBack = (text: string | undefined) => parseAmount((text ?? '').replace(/^'/, ''), currency);
        expect(textsOf(csv).map(readBack)).toEqual(amounts);
        // A spreadsheet shows its numbers with the decimals of the currency.
        const shown = valuesOf(csv).map((value) =>
          typeof value === 'number' ? value.toFixed(decimals) : String(value),
        );
        expect(shown.map((text) => readBack(text.replace(/^-(0\.?0*)$/, '$1')))).toEqual(amounts);
      },
    ),
    { numRuns: 400 },
  );
});
