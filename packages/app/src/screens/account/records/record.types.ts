import type { Money } from '@housefront/contract/money';
import type { RecordCall, RecordOf, RecordPage, RecordPreset, RecordSource } from '@housefront/core/records';
import type { IconProps } from '@housefront/ui/primitives/Icon';
import type { RecordCell } from '@housefront/ui/patterns/RecordTable';

type Tone = RecordCell['tone'];

/** Labels by value; message keys. */
type Words<Value> = Readonly<Partial<Record<Extract<Value, string>, string>>>;

interface ColumnFace<Id extends string> {
  /** The field of the record that it shows. */
  readonly id: Id;
  /** Message key. */
  readonly label: string;
  /** The platform sorts by it. */
  readonly sort?: true;
}

/** A column of anything else. */
interface OwnColumn<Row> extends ColumnFace<string> {
  readonly kind: 'own';
  /** Format of its values. */
  readonly as: 'text' | 'number' | 'amount';
  readonly cell: (row: Row) => RecordCell;
}

type Field<Row, Value, Extra> = {
  readonly [Id in keyof Row & string]: Row[Id] extends Value ? ColumnFace<Id> & Extra : never;
}[keyof Row & string];

/**
 * A column: the field of a record, and its type. `amount` is money in its own currency, `date` a time in the wire
 * format, `code` can be copied, `masked` is another person's account, `rate` is a fraction shown in percent.
 */
export type RecordColumnOf<Row> =
  | Field<Row, string | null, { readonly kind: 'text' | 'masked' | 'code' | 'date' }>
  | Field<
      Row,
      Money | null,
      {
        readonly kind: 'amount';
        /** Direction of the amount, which gives it its sign; without it the sign is the platform's. */
        readonly sign?: (row: Row) => 1 | -1 | undefined;
      }
    >
  | Field<Row, number | null, { readonly kind: 'number' | 'rate' }>
  | {
      readonly [Id in keyof Row & string]: ColumnFace<Id> & {
        readonly kind: 'word' | 'status';
        readonly words: Words<Row[Id]>;
        readonly tones?: Readonly<Partial<Record<Extract<Row[Id], string>, Tone>>>;
      };
    }[keyof Row & string]
  | OwnColumn<Row>;

/** A column without the type of its record, as the page that shows it takes it. */
export type LooseColumn =
  | (ColumnFace<string> & { readonly kind: 'text' | 'masked' | 'code' | 'date' | 'number' | 'rate' })
  | (ColumnFace<string> & { readonly kind: 'amount'; readonly sign?: (row: object) => 1 | -1 | undefined })
  | (ColumnFace<string> & {
      readonly kind: 'word' | 'status';
      readonly words: Readonly<Record<string, string | undefined>>;
      readonly tones?: Readonly<Record<string, Tone>>;
    })
  | OwnColumn<object>;

/** A filter of the records; `id` is a filter of the call, as in a record. */
export type RecordFilterOf =
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      /** The first is the default. Labelled by a message key, or by the platform's name. */
      readonly options: readonly ({ readonly value: string } & (
        | { readonly label: string }
        | { readonly text: string }
      ))[];
    }
  | {
      readonly kind: 'search';
      readonly id: string;
      readonly label: string;
      readonly most: number;
      readonly pattern: RegExp;
      /** Message for an invalid value; message key. */
      readonly problem: string;
    };

/** A named range of days with the message key of its label. */
interface NamedRange {
  readonly id: RecordPreset;
  readonly label: string;
}

/** A page of records, declared: the default export of a section is `recordSection(declaration)` (MEM-33x). */
export interface RecordDeclaration<C extends RecordCall> {
  readonly record: RecordSource<C>;
  /** Name of the list; message key. */
  readonly label: string;
  /** The first one names the record. */
  readonly columns: readonly RecordColumnOf<RecordOf<C>>[];
  readonly filters?: readonly RecordFilterOf[];
  /** The column that sorts the records initially, descending. Omitted: the platform's own order. */
  readonly sortedBy?: string;
  /** A record as a row of a phone: an icon by the values of a field, and the columns that name it; else the first column does. */
  readonly face?: {
    readonly by: keyof RecordOf<C> & string;
    readonly icons: Readonly<Record<string, IconProps['name']>>;
    readonly what: readonly string[];
  };
  /** Columns that a press opens. */
  readonly details?: readonly RecordColumnOf<RecordOf<C>>[];
  /** Sums over all pages, by the id of their column, whose format they have. */
  readonly totals?: (beside: RecordPage<C>['beside']) => Readonly<Record<string, Money | number | null>>;
  /** Named ranges with the message keys of their labels, the first one is usual; the records of most pages have the same. */
  readonly ranges?: {
    readonly presets: readonly [NamedRange, ...NamedRange[]];
    /** Years back to the first selectable day. */
    readonly years: number;
  };
  /** Meaning of the date range, where the list does not make it obvious; message key. */
  readonly rangeHint?: string;
  /** Texts of an empty list; message keys. */
  readonly empty: readonly [title: string, body: string];
  /** The path to the records on screen; the filter `id` gets the value of the pressed entry. */
  readonly path?: {
    readonly id: string;
    readonly steps: (beside: RecordPage<C>['beside']) => readonly { readonly value: string; readonly label: string }[];
  };
}
