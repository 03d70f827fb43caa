import { isMoney } from '@housefront/contract/money';
import type { CallRequest, CallResponse } from '@housefront/contract/endpoint';
import { unwrap } from '../adapters/http/call-types.ts';
import type { FeatureDeps } from '../calls/feature-deps.ts';
import type { BesideOf, RecordAsk, RecordCall, RecordOf, RecordPage } from './records.types.ts';
import { plainText } from '../i18n/plain-text.ts';

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows with names and texts in the product's form: texts of a record are shown as text, never as HTML. */
const camelKeys = (wire: unknown): unknown => {
  if (typeof wire === 'string') return plainText(wire);
  if (Array.isArray(wire)) return wire.map(camelKeys);
  if (typeof wire !== 'object' || wire === null || isMoney(wire)) return wire;
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [camel(name), camelKeys(value)]));
};

/** The body of a request; filters that the call does not have are omitted, all others are sent. */
const bodyOf = (call: RecordCall, siteId: number, { days, page, size, sort, filters }: RecordAsk) => ({
  site_id: siteId,
  start_at: `${days.from} 00:00:00`,
  end_at: `${days.to} 23:59:59`,
  count: size,
  page,
  ...Object.fromEntries(call.filters.map((name) => [name, filters[camel(name)] ?? ''])),
  ...(sort && { sort_field: snake(sort.by), sort_order: sort.order }),
});

/** A page of records. Rejects with a `CallFailure` (MEM-33x). */
export const fetchRecords = async <C extends RecordCall>(
  { calls, site }: Pick<FeatureDeps, 'calls' | 'site'>,
  call: C,
  ask: RecordAsk,
  signal: AbortSignal,
): Promise<RecordPage<C>> => {
  // Uses the names of the call itself; the platform refuses wrong values.
  const body = bodyOf(call, site.getState().siteId, ask) as CallRequest<C>;
  const wire: CallResponse<C> & { readonly list: readonly object[]; readonly total_count: number } = unwrap(
    await calls.send(call, body, { signal, silent: true }),
    // Every call of records has these two fields.
  ) as CallResponse<C> & { readonly list: readonly object[]; readonly total_count: number };
  const { list, total_count, ...beside } = wire;
  return {
    // The types rename the same keys.
    rows: list.map((row) => camelKeys(row) as RecordOf<C>),
    total: total_count,
    // As above.
    beside: camelKeys(beside) as BesideOf<C>,
  };
};
