import type { IconProps } from '../../primitives/Icon/index.ts';
import type { Labels } from '../../labels/index.ts';
import type { Loadable } from '../../slots/models.ts';
import type { recordLabels } from './labels.ts';

/** The kind of a column, which decides its layout: numbers are right-aligned, codes may break anywhere, statuses are badges. */
export type RecordCellKind = 'text' | 'code' | 'amount' | 'number' | 'date' | 'status';

/** A column of a table of records. Where the record is one row, its first amount, date and status are in it. */
export interface RecordColumn {
  readonly id: string;
  readonly label: string;
  readonly kind: RecordCellKind;
  /** Sort order of the rows by this column; null: not sorted by it. Absent if the column cannot sort. */
  readonly sorted?: 'ascending' | 'descending' | null | undefined;
}

/** A value, ready to render. */
export interface RecordCell {
  readonly text: string;
  /** Tone of a status, or of an amount that was won or lost. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Copies the value. */
  readonly onCopy?: (() => void) | undefined;
  /** Opens the records below it, e.g. the members that an agent referred (AGT-16x). */
  readonly onOpen?: (() => void) | undefined;
}

/** One line of the table. */
export interface RecordRow {
  readonly id: string;
  /** By the id of its column; an absent one is shown as a dash. */
  readonly cells: Readonly<Record<string, RecordCell>>;
  /** Its kind as an icon, and what it is, where the record is one row; by default the first column names it. */
  readonly face?: { readonly icon?: IconProps['name'] | undefined; readonly what: string } | undefined;
  /** Further details, to be opened (AGT-21x). */
  readonly detail?: readonly { readonly id: string; readonly label: string; readonly value: string }[] | undefined;
}

/** A range of days, both included, as `YYYY-MM-DD` in the zone of the site. */
export interface RecordDays {
  readonly from: string;
  readonly to: string;
}

/** Named ranges (MEM-33x). */
export type RecordPreset = 'today' | 'yesterday' | 'week' | 'month' | 'quarter' | 'year' | 'custom';

/** The range of days of the records (MEM-33x). */
export interface RecordRange extends RecordDays {
  readonly preset: RecordPreset;
  /** Named ranges to choose from, instead of the usual ones. */
  readonly presets?: readonly { readonly id: Exclude<RecordPreset, 'custom'>; readonly label: string }[] | undefined;
  /** The first and last selectable day. */
  readonly bounds: RecordDays;
  /** Meaning of the days and zone of the times; shown once below the choice. */
  readonly hint?: string | undefined;
  /** Largest number of days. */
  readonly most: number;
  readonly onPreset: (preset: Exclude<RecordPreset, 'custom'>) => void;
  readonly onDays: (days: RecordDays) => void;
}

/** Choice or text by which the records are narrowed. */
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
      /** Largest number of characters. */
      readonly most: number;
      /** Called when the search is sent, not at each key. */
      readonly onChange: (value: string) => void;
      /** The error of a value; null if it is valid. */
      readonly problem: (value: string) => string | null;
    };

/** A page of records with its filters and actions (MEM-33x). */
export interface RecordsModel {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** The first column names the record. */
  readonly columns: readonly RecordColumn[];
  readonly list: Loadable<RecordRow>;
  /** Other rows are loading while the previous ones are shown. */
  readonly refreshing: boolean;
  /** Sums of all records, not of this page only; null for none. */
  readonly totals: Readonly<Record<string, RecordCell>> | null;
  readonly range: RecordRange | null;
  readonly filters: readonly RecordFilter[];
  /** The path to the records on screen, which are its last entry; empty for none (AGT-16x). */
  readonly path: readonly { readonly id: string; readonly label: string; readonly onOpen: () => void }[];
  readonly pages: {
    /** From 1. */
    readonly current: number;
    readonly total: number;
    /** Records per page, and the sizes to choose from. */
    readonly size: number;
    readonly sizes: readonly number[];
    /** Records of all pages. */
    readonly records: number;
    readonly onPage: (page: number) => void;
    readonly onSize: (size: number) => void;
  };
  readonly onSort: (column: string) => void;
  /** Saves all matching records as a file. */
  readonly onExport: () => void;
  readonly exporting: boolean;
  /** Texts of an empty list. */
  readonly empty: { readonly title: string; readonly body?: string | undefined };
  /** Language of the calendar, BCP 47, e.g. `zh-CN`. */
  readonly locale: string;
  readonly texts: Labels<typeof recordLabels>;
}
