import type { AnyCall, CallResponse } from '@housefront/contract/endpoint';
import type { RECORD_SIZES } from '@housefront/contract/records';

/** A call of records (`defineRecordCall`). */
export type RecordCall = AnyCall & { readonly filters: readonly string[]; readonly sorts: readonly string[] };

/** A name of the wire as the product writes it: `order_number` is `orderNumber`. */
export type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** A value of the wire with the names of the product, however deep. */
type CamelKeys<Wire> = Wire extends string | number | bigint | boolean | null | undefined
  ? Wire
  : Wire extends readonly (infer Item)[]
    ? readonly CamelKeys<Item>[]
    : { readonly [Name in keyof Wire & string as Camel<Name>]: CamelKeys<Wire[Name]> };

type Reply<C extends RecordCall> = CallResponse<C> & { readonly list: readonly object[] };

/** A record of a call. Dates are text of the wire, amounts minor units. */
export type RecordOf<C extends RecordCall> = CamelKeys<Reply<C>['list'][number]>;

/** Values beside the records of a call, e.g. `totalAmount`. */
export type BesideOf<C extends RecordCall> = CamelKeys<Omit<Reply<C>, 'list' | 'total_count'>>;

/** A page of records, as it came. */
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

/** Which records are asked for. */
export interface RecordAsk {
  readonly days: RecordDays;
  /** From 1. */
  readonly page: number;
  readonly size: (typeof RECORD_SIZES)[number];
  /** By which field of a record; null for the platform's own order. */
  readonly sort: { readonly by: string; readonly order: 'asc' | 'desc' } | null;
  /** By names as in a record; what is absent is not narrowed. */
  readonly filters: Readonly<Record<string, string>>;
}
