import { RECORD_DAYS, RECORD_SIZES } from '@housefront/contract/records';
import { boundsOfDays, isRange, presetDays, type RecordDays, type RecordPreset } from '@housefront/core/records';
import type { RecordRange } from '@housefront/ui/patterns/RecordTable';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useRoute } from '../../../kernel/useRoute.ts';

/** The records' state in the address. The platform and the member can write any text there. */
export interface RecordAddress {
  readonly preset: RecordPreset | 'custom';
  readonly days: RecordDays;
  readonly page: number;
  readonly size: (typeof RECORD_SIZES)[number];
  readonly sort: { readonly by: string; readonly order: 'asc' | 'desc' } | null;
  readonly filter: (id: string) => string;
}

/** Parameters to write; undefined removes one. */
type Parts = Readonly<Record<string, string | number | undefined>>;

/** Ranges to choose from. */
export interface RecordSpan {
  /** Named ranges; the first one is that of an address without one. */
  readonly presets: readonly [RecordPreset, ...RecordPreset[]];
  /** Largest number of days in a range. */
  readonly most: number;
  /** Years back to the first selectable day. */
  readonly years?: number;
}

/** The ranges of most records: the week is usual (MEM-33x). */
const USUAL: RecordSpan = { presets: ['week', 'today', 'yesterday', 'month'], most: RECORD_DAYS };

/**
 * The state of a page of records in its address: range, page, size, order and filters. Servers do not read these parameters,
 * so the page table does not list them.
 */
export function useRecordAddress(sorts: readonly string[], usual: string | undefined, span = USUAL, zone?: string) {
  const { core, writeQuery } = useRuntime();
  const { platformClock } = core.ports;
  const search = useRoute((route) => route.query);
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' && value.length <= 40 ? value : '';
  };
  const now = platformClock.now();
  const typed = { from: text('from'), to: text('to') };
  const isCustom = isRange(typed, now, span.most, zone);
  const preset = isCustom ? 'custom' : (span.presets.find((name) => name === text('range')) ?? span.presets[0]);
  const by = sorts.find((name) => name === text('sort')) ?? usual;
  const page = Number(text('p'));
  const address: RecordAddress = {
    preset,
    days: preset === 'custom' ? typed : presetDays(preset, now, zone),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: RECORD_SIZES.find((size) => size === Number(text('size'))) ?? RECORD_SIZES[0],
    sort: by === undefined ? null : { by, order: text('order') === 'asc' ? 'asc' : 'desc' },
    filter: text,
  };
  const write = (part: Parts, replace: boolean) => writeQuery({ p: undefined, ...part }, { replace });
  /** Changes filter, order or size of the list, which then starts at its first page (MEM-33x). */
  const choose = (part: Parts) => write(part, true);
  const range: RecordRange = {
    ...address.days,
    preset,
    bounds: boundsOfDays(now, span.years, zone),
    most: span.most,
    onPreset: (name) => choose({ range: name, from: undefined, to: undefined }),
    onDays: ({ from, to }) => choose({ range: undefined, from, to }),
  };
  return {
    address,
    /** The days of the address, and the choice of others. */
    range,
    choose,
    /** Goes to another page or level; Back returns here. */
    go: (part: Parts) => write(part, false),
  };
}
