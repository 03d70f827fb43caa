import { read } from '@e965/xlsx';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, type SheetCell } from './spreadsheet.ts';

type Cell = { readonly v?: string | number | boolean; readonly f?: string; readonly t?: string };

/** Cells as a spreadsheet reads them from the file, by the separator of its region. */
function cellsOf(csv: string, separator = ','): readonly (readonly (Cell | undefined)[])[] {
  const book = read(csv, { type: 'string', FS: separator, cellFormula: true, dense: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const rows = (sheet?.['!data'] ?? []) as (Cell | undefined)[][];
  return rows.map((row) => [...row]);
}

const text = (value: string): SheetCell => ({ as: 'text', text: value });
const code = (value: string): SheetCell => ({ as: 'code', text: value });
const number = (value: string): SheetCell => ({ as: 'number', text: value });
const one = async (cell: SheetCell) => cellsOf(await toCsv(['Head'], [[cell, text('after')]]))[1]?.[0];

const dangerous = /^[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;
const harmless = /^[\s"]*-?\d+(?:\.\d+)?[\s"]*$/;
const isFormula = (value: string) => dangerous.test(value) && !harmless.test(value);
const separators = [',', ';', '\t', '|'];

/** Cells that any spreadsheet of any region treats as a formula, even one that ignores quotes. */
const formulas = (csv: string) => [
  ...separators.flatMap((separator) =>
    cellsOf(csv, separator)
      .flat()
      .filter((cell) => cell?.f !== undefined || isFormula(String(cell?.v ?? ''))),
  ),
  ...csv.split(/[,;\t|\r\n]/).filter(isFormula),
];

test('the reader of these tests takes formulas for formulas, and changes numbers as spreadsheets do', () => {
  expect(cellsOf('"=1+1"')[0]?.[0]?.f).toBe('1+1');
  expect(cellsOf('a;=1+1;b', ';')[0]?.[1]?.f).toBe('1+1');
  expect(cellsOf('"000123","12E5"')[0]?.map((cell) => cell?.v)).toEqual([123, 1_200_000]);
  expect(formulas('"＝1+1"')).not.toEqual([]);
  expect(formulas('"x","a;=1+1"')).toEqual(['=1+1"']);
  expect(formulas('"x","-5"')).toEqual([]);
});

const payloads = [
  '=1+1',
  '+84 90 123 45 67',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=HYPERLINK("http://a.invalid","x")',
  '\r\n=1+1',
  ' =1+1',
  '\u{feff}=1+1',
  '\u200b=1+1',
  '\0=1+1',
  '"=1+1',
  '""=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '﹦1+1',
  '\n＝1+1',
  "a;=cmd|'/C calc'!A0;b",
  'a,=1+1',
  'a\t=1+1',
  'a|=1+1',
  'a;"=1+1"',
  'a; "" =1+1',
  'a;－1+1',
  'line\n@SUM(1)',
  'line\r+1+1',
  '";=1+1;"',
  "'=1+1",
  '-1;=1',
  '-5\n=1',
];

test.each(payloads)('[FLD-12] %j is no formula, by whatever separator it is read', async (payload) => {
  for (const cell of [text(payload), code(payload), number(payload)]) {
    // Oddest place last: a row that another separator takes apart.
    const csv = await toCsv([payload], [[cell, text('-5'), cell]]);
    expect([csv, ...formulas(csv)]).toEqual([csv]);
  }
});

test('[FLD-12] no text of platform and members makes a formula', async () => {
  const sign = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '－',
    ';',
    ',',
    '\t',
    '|',
    '\r',
    '\n',
    '"',
    "'",
    ' ',
    '1',
    'a',
    '\u200b',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(sign, { maxLength: 9 }), fc.array(sign, { maxLength: 9 }), async (a, b) => {
      const csv = await toCsv(['A', 'B'], [[text(a.join('')), code(b.join(''))]]);
      expect([csv, ...formulas(csv)]).toEqual([csv]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '20260101123456789012',
  '2022072512345928259',
  '000123',
  '00',
  '12E5',
  '1e300',
  '1E-7',
  '1.50',
  '.5',
  '1,000',
  '6222 0000 1111 2222',
  '1234567890123456',
  '2026-01-02',
  '1/2',
  '1-2',
  '12:30',
  'MAR1',
  'SEP-02',
  'DEC2026',
  'TRUE',
  'false',
  '50%',
  '-007',
  '(5)',
  '$5',
  '0x1F',
])('[FLD-12] the code %s stays as it is written', async (value) => {
  const cell = await one(code(value));
  expect(cell).toMatchObject({ t: 's' });
  expect(String(cell?.v).replace(/^'/, '')).toBe(value.replace(/^-/, "'-").replace(/^'/, ''));
});

test.each(['000123', '20260101123456789012', '12E5', '1.50', '1,000', '007 008'])(
  '[FLD-12] %s stays text in any column',
  async (value) => {
    expect(await one(text(value))).toMatchObject({ t: 's', v: `'${value}` });
  },
);

test('[FLD-12] codes that nothing changes, and words, carry no mark', async () => {
  for (const value of ['D20260101123456', 'W_2026-000123', 'abcDEF99999', 'RT1x'])
    expect(await one(code(value))).toMatchObject({ t: 's', v: value });
  for (const value of ['Bank transfer', 'a "quoted" word', 'Ünïcödé 🎁', 'a - b', 'line one\nline two', 'a, b; c'])
    expect(await one(text(value))).toMatchObject({ t: 's', v: value });
  expect(await one(code('20220725'))).toMatchObject({ t: 'n', v: 20_220_725 });
});

test('[FLD-12] amounts are numbers, negative ones too', async () => {
  const csv = await toCsv(['Amount'], [[number('-12.50')], [number('0.00')], [number('1234567.89')]]);
  expect(csv).toBe('"Amount"\r\n"-12.50"\r\n"0.00"\r\n"1234567.89"');
  expect(cellsOf(csv).map(([cell]) => cell?.v)).toEqual(['Amount', -12.5, 0, 1_234_567.89]);
});

test('[FLD-12] an amount of more digits than spreadsheets keep stays as it is written', async () => {
  for (const amount of ['12345678901234567.89', '-12345678901234567.89', '90071992547409.911'])
    expect(await one(number(amount))).toMatchObject({ t: 's', v: `'${amount}` });
  expect(await one(number('-1234567890123.45'))).toMatchObject({ t: 'n', v: -1_234_567_890_123.45 });
});
