import type { AnyCall, CallResponse } from '@housefront/contract/endpoint';
import type { RECORD_SIZES } from '@housefront/contract/records';

/** A call of records (`defineRecordCall`). */
export type RecordCall = AnyCall & {
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** Largest number of days in a range. */
  readonly days: number;
};

/** A wire name in the product's form: `order_number` is `orderNumber`. */
export type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** A wire value with the product's names, at any depth. */
type CamelKeys<Wire> = Wire extends string | number | bigint | boolean | null | undefined
  ? Wire
  : Wire extends readonly (infer Item)[]
    ? readonly CamelKeys<Item>[]
    : { readonly [Name in keyof Wire & string as Camel<Name>]: CamelKeys<Wire[Name]> };

type Reply<C extends RecordCall> = CallResponse<C> & { readonly list: readonly object[] };

/** A record of a call. Dates are text in the wire format, amounts have their currency. */
export type RecordOf<C extends RecordCall> = CamelKeys<Reply<C>['list'][number]>;

/** Values beside the records of a call, e.g. `totalAmount`. */
export type BesideOf<C extends RecordCall> = CamelKeys<Omit<Reply<C>, 'list' | 'total_count'>>;

/** A page of records, as received. */
export interface RecordPage<C extends RecordCall> {
  readonly rows: readonly RecordOf<C>[];
  /** Records of all pages. */
  readonly total: number;
  readonly beside: BesideOf<C>;
}

/** A range of days, both included, as `YYYY-MM-DD` in the zone of the site. */
export interface RecordDays {
  readonly from: string;
  readonly to: string;
}

/** The selection of records. */
export interface RecordAsk {
  readonly days: RecordDays;
  /** From 1. */
  readonly page: number;
  readonly size: (typeof RECORD_SIZES)[number];
  /** Field to sort by; null for the platform's own order. */
  readonly sort: { readonly by: string; readonly order: 'asc' | 'desc' } | null;
  /** Filters by field of the record; an absent one does not restrict. */
  readonly filters: Readonly<Record<string, string>>;
}
