import * as z from 'zod/mini';
import { defineCall, type CallAuth } from './endpoint.ts';
import { count, dataObject, listOf, pageOfEach, siteId } from '../wire/wire.ts';

/** Records of a page (MEM-33x). */
export const RECORD_SIZES = [20, 50, 100] as const;

/** Largest number of days in a range, the first and the last included (MEM-33x). */
export const RECORD_DAYS = 90;

/**
 * The common parameters of calls of records. Days are wall time of America/Caracas, `YYYY-MM-DD HH:mm:ss`, both ends
 * included.
 */
const common = {
  site_id: siteId,
  start_at: z.string(),
  end_at: z.string(),
  count: z.literal(RECORD_SIZES),
  page: z.number().check(z.int(), z.positive()),
};

/** Values of filters: texts, '' for all. */
type Filters = Readonly<Record<string, z.core.$ZodType<string, string>>>;

/** Fields that identify a row. Rows of a day or a level have none. */
const KEYS = ['order_number', 'id'] as const;

/** A shape without fields. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- That is what it is.
type None = Record<never, never>;

/** A call of records as declared. */
export interface RecordSpec<
  Name extends string,
  Narrow extends Filters,
  Sort extends string,
  Row extends z.core.$ZodLooseShape,
  Beside extends z.core.$ZodLooseShape,
> {
  readonly name: Name;
  readonly path: string;
  readonly auth?: CallAuth;
  readonly filters?: Narrow;
  /** Fields by which the platform sorts; by default the first one, descending. Omitted: the platform's own order. */
  readonly sorts?: readonly [Sort, ...Sort[]];
  readonly row: Row;
  /** Values beside `list` and `total_count`, e.g. sums of all pages. */
  readonly beside?: Beside;
  /** Largest number of days in a range; {@link RECORD_DAYS} by default. */
  readonly days?: number;
  readonly summary: string;
  readonly rows: readonly string[];
}

/**
 * Declares a call that answers with a page of records: `list`, `total_count` and the values beside them. The call is
 * proposed: no platform documents it (MEM-33x).
 * @example
 * ```ts
 * export const cashBacks = defineRecordCall({
 *   name: 'cashBacks',
 *   path: '/member/cash_back',
 *   filters: { status: z.string() },
 *   sorts: ['created_at'],
 *   row: { id, amount: amountOrNull, created_at: textOrEmpty },
 *   beside: { total_amount: amountOrNull },
 *   summary: 'Cash-back payments of the member.',
 *   rows: ['BACK-01'],
 * });
 * ```
 */
export const defineRecordCall = <
  const Name extends string,
  Narrow extends Filters = None,
  const Sort extends string = never,
  Row extends z.core.$ZodLooseShape = None,
  Beside extends z.core.$ZodLooseShape = None,
>({
  name,
  path,
  auth = 'member',
  filters,
  sorts,
  row,
  beside,
  days = RECORD_DAYS,
  summary,
  rows,
}: RecordSpec<Name, Narrow, Sort, Row, Beside>) => ({
  ...defineCall({
    name,
    path,
    auth,
    proposed: true,
    request: z.strictObject({
      ...common,
      // Without filters, the type is that of an empty shape.
      ...((filters ?? {}) as Narrow),
      ...(sorts && { sort_field: z.enum(sorts), sort_order: z.enum(['asc', 'desc']) }),
    }),
    response: pageOfEach(
      dataObject({
        list: listOf(z.object(row)),
        total_count: count, // As above.
        ...((beside ?? {}) as Beside),
      }),
      KEYS.find((key) => key in row),
    ),
    summary,
    rows,
  }),
  filters: Object.keys(filters ?? {}),
  sorts: sorts ?? [],
  days,
});
