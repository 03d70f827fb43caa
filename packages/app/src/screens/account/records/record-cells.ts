import { absolute, isMoney, minor, toWire, type Money } from '@housefront/contract/money';
import { maskName } from '@housefront/core/features/member';
import {
  type CoreI18n,
  formatMoney,
  formatServerTime,
  formatWhen,
  readServerTime,
  type ShownCurrency,
  type TimeStyle,
  UNKNOWN,
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
  readonly time: TimeStyle;
  /** The moment of the page, in milliseconds since 1970. */
  readonly now: number;
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

type Sign = 1 | -1 | undefined;

/** An amount with the sign of its direction, whatever sign it came with. */
const signed = (money: Money, sign: Sign): Money =>
  sign === undefined ? money : { ...money, units: minor(BigInt(sign) * absolute(money.units)) };

/** A value in the form of its column; undefined for an absent or unknown one, which is shown as a dash. */
export function valueCell(
  column: Exclude<LooseColumn, { readonly kind: 'own' }>,
  value: unknown,
  { t, currency, copy, time, now }: CellTools,
  sign?: Sign,
): RecordCell | undefined {
  if (isMoney(value)) return { text: formatMoney(signed(value, sign), currency.style, sign === 1) };
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
      const read = readServerTime(plain);
      if (read.kind === 'none') return undefined;
      return { text: read.kind === 'known' ? formatWhen(read.at, now, time, t('records.today')) : UNKNOWN };
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
  column.kind === 'own'
    ? column.cell(row)
    : valueCell(column, fieldOf(row, column.id), tools, column.kind === 'amount' ? column.sign?.(row) : undefined);

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
  // Files sort by time: it keeps its form, in the zone of the page.
  if (column.kind === 'date' && typeof value === 'string')
    return { as: 'text', text: formatServerTime(readServerTime(value), tools.time.zone) };
  return { as: SHEET_KINDS[kindOf(column)], text: cellOf(column, row, tools)?.text ?? '' };
}

/** Name of a column in a file. Plain numbers and times do not show their currency and zone, so the name includes it. */
export const sheetLabelOf = ({ kind, label }: LooseColumn, { t, currency }: CellTools, zone: string): string => {
  if (kind === 'amount') return `${t(label)} (${currency.code})`;
  return kind === 'date' ? `${t(label)} (${zone})` : t(label);
};
