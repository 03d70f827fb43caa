import type { Labels } from '../../labels/index.ts';
import type { Loadable } from '../../slots/models.ts';
import type { recordLabels } from './labels.ts';

/** What a column holds, which decides how it is set: numbers to the right, codes breaking anywhere, statuses as badges. */
export type RecordCellKind = 'text' | 'code' | 'amount' | 'number' | 'date' | 'status';

/** A column of a table of records, and a line of its card. */
export interface RecordColumn {
  readonly id: string;
  readonly label: string;
  readonly kind: RecordCellKind;
  /** How the rows are sorted by it; null: not now. Absent where it cannot be sorted by. */
  readonly sorted?: 'ascending' | 'descending' | null | undefined;
}

/** A value, ready to render. */
export interface RecordCell {
  readonly text: string;
  /** Of a status, or of an amount that was won or lost. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Copies the value. */
  readonly onCopy?: (() => void) | undefined;
  /** Opens what is below it, e.g. the members that an agent brought (AGT-16x). */
  readonly onOpen?: (() => void) | undefined;
}

/** A record. */
export interface RecordRow {
  readonly id: string;
  /** By the id of its column; an absent one is shown as a dash. */
  readonly cells: Readonly<Record<string, RecordCell>>;
  /** More of it, to be opened (AGT-21x). */
  readonly detail?: readonly { readonly id: string; readonly label: string; readonly value: string }[] | undefined;
}

/** A range of days, both included, as `YYYY-MM-DD` in the zone of the site. */
export interface RecordDays {
  readonly from: string;
  readonly to: string;
}

/** Ranges with a name (MEM-33x). */
export type RecordPreset = 'today' | 'yesterday' | 'week' | 'month' | 'custom';

/** The range of days that the records are of (MEM-33x). */
export interface RecordRange extends RecordDays {
  readonly preset: RecordPreset;
  /** The first and last day that may be chosen. */
  readonly bounds: RecordDays;
  /** What the days are of, and in which zone the times are; shown once below the choice. */
  readonly hint?: string | undefined;
  /** Days of a range at most. */
  readonly most: number;
  readonly onPreset: (preset: Exclude<RecordPreset, 'custom'>) => void;
  readonly onDays: (days: RecordDays) => void;
}

/** What the records are narrowed by. */
export type RecordFilter =
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly onChange: (value: string) => void;
    }
  | {
      readonly kind: 'search';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      /** Characters at most. */
      readonly most: number;
      /** Called when the search is sent, not at each key. */
      readonly onChange: (value: string) => void;
      /** What is wrong with a value; null for a good one. */
      readonly problem: (value: string) => string | null;
    };

/** A page of records, what they are narrowed by, and what can be done with them (MEM-33x). */
export interface RecordsModel {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** The first is the name of its record. */
  readonly columns: readonly RecordColumn[];
  readonly list: Loadable<RecordRow>;
  /** Other rows are on their way while those of before are shown. */
  readonly refreshing: boolean;
  /** Sums of all records, not of this page only; null for none. */
  readonly totals: Readonly<Record<string, RecordCell>> | null;
  readonly range: RecordRange | null;
  readonly filters: readonly RecordFilter[];
  /** The way down to what is shown, the last being what is shown; empty for none (AGT-16x). */
  readonly path: readonly { readonly id: string; readonly label: string; readonly onOpen: () => void }[];
  readonly pages: {
    /** From 1. */
    readonly current: number;
    readonly total: number;
    /** Records a page, and what it can be. */
    readonly size: number;
    readonly sizes: readonly number[];
    /** Records of all pages. */
    readonly records: number;
    readonly onPage: (page: number) => void;
    readonly onSize: (size: number) => void;
  };
  readonly onSort: (column: string) => void;
  /** Saves all records of the filter as a file. */
  readonly onExport: () => void;
  readonly exporting: boolean;
  /** What is said where there are none. */
  readonly empty: { readonly title: string; readonly body?: string | undefined };
  /** Language of the calendar, BCP 47, e.g. `zh-CN`. */
  readonly locale: string;
  readonly texts: Labels<typeof recordLabels>;
}
