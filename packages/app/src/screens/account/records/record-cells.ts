import { isMoney, toWire } from '@housefront/contract/money';
import { maskName } from '@housefront/core/features/member';
import {
  type CoreI18n,
  formatMoney,
  formatServerTime,
  readServerTime,
  type ShownCurrency,
} from '@housefront/core/i18n';
import type { RecordCell, RecordColumn } from '@housefront/ui/patterns/RecordTable';
import type { LooseColumn } from './record.types.ts';
import type { SheetCell } from './spreadsheet.ts';

/** A fraction in percent, without trailing zeros: 0.075 is 7.5%. */
export const percent = (rate: number): string => `${(rate * 100).toFixed(2).replace(/\.?0+$/, '')}%`;

/** Dependencies of cells. */
export interface CellTools {
  readonly t: CoreI18n['t'];
  readonly currency: ShownCurrency;
  readonly copy: (text: string) => void;
}

const KINDS = {
  text: 'text',
  word: 'text',
  masked: 'text',
  code: 'code',
  date: 'date',
  amount: 'amount',
  number: 'number',
  rate: 'number',
  status: 'status',
} as const;

/** Alignment and format of a column. */
export const kindOf = (column: LooseColumn): RecordColumn['kind'] =>
  column.kind === 'own' ? column.as : KINDS[column.kind];

/** A value in the form of its column; undefined for an absent or unknown one, which is shown as a dash. */
export function valueCell(
  column: Exclude<LooseColumn, { readonly kind: 'own' }>,
  value: unknown,
  { t, currency, copy }: CellTools,
): RecordCell | undefined {
  if (isMoney(value)) return { text: formatMoney(value, currency.style) };
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined;
  const plain = String(value);
  switch (column.kind) {
    case 'word':
    case 'status': {
      const { words, tones = {} } = column;
      // An unknown value of the platform is shown as received.
      return { text: words[plain] === undefined ? plain : t(words[plain]), tone: tones[plain] };
    }
    case 'masked':
      return { text: maskName(plain) };
    case 'code':
      return { text: plain, onCopy: () => copy(plain) };
    case 'date': {
      const text = formatServerTime(readServerTime(plain));
      return text === '' ? undefined : { text };
    }
    case 'amount':
      // Neither text nor number.
      return undefined;
    case 'rate':
      return { text: percent(Number(value)) };
    case 'number':
    case 'text':
      return { text: plain };
    default:
      return column satisfies never;
  }
}

/** The value of a record's field; undefined without one. */
const fieldOf = (row: object, id: string): unknown => Object.entries(row).find(([name]) => name === id)?.[1];

/** A record's field in the form of its column. */
export const cellOf = (column: LooseColumn, row: object, tools: CellTools): RecordCell | undefined =>
  column.kind === 'own' ? column.cell(row) : valueCell(column, fieldOf(row, column.id), tools);

const SHEET_KINDS = {
  text: 'text',
  status: 'text',
  date: 'text',
  code: 'code',
  amount: 'number',
  number: 'number',
} as const;

/** A record's field for a spreadsheet: amounts as plain numbers, all others as shown. */
export function sheetCellOf(column: LooseColumn, row: object, tools: CellTools): SheetCell {
  const value = column.kind === 'own' ? undefined : fieldOf(row, column.id);
  if (isMoney(value)) return { as: 'number', text: toWire(value) };
  return { as: SHEET_KINDS[kindOf(column)], text: cellOf(column, row, tools)?.text ?? '' };
}

/** Name of a column in a file. Plain numbers and times do not show their currency and zone, so the name includes it. */
export const sheetLabelOf = ({ kind, label }: LooseColumn, { t, currency }: CellTools, zone: string): string => {
  if (kind === 'amount') return `${t(label)} (${currency.code})`;
  return kind === 'date' ? `${t(label)} (${zone})` : t(label);
};
