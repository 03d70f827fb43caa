import { RECORD_SIZES } from '@housefront/contract/records';
import { siteDays, type RecordAsk, type RecordCall, type RecordPage } from '@housefront/core/records';
import { UNKNOWN, zoneName } from '@housefront/core/i18n';
import {
  recordLabels,
  type RecordFilter,
  type RecordRow,
  type RecordsModel,
} from '@housefront/ui/patterns/RecordTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import { useLabels } from '../../../kernel/texts/useLabels.ts';
import { memberTime } from '../../../kernel/texts/memberTime.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useMemberCurrency } from '../../../kernel/member/useMemberCurrency.ts';
import { loadable } from '../../../kernel/lists/loadable.ts';
import { cellOf, kindOf, sheetCellOf, sheetLabelOf, valueCell } from './record-cells.ts';
import type { LooseColumn, RecordDeclaration, RecordFilterOf } from './record.types.ts';
import { saveRecords } from './spreadsheet.ts';
import { useRecordAddress } from './useRecordAddress.ts';

/** A page of records by its declaration, with its state in the address (MEM-33x). */
export function useRecords<C extends RecordCall>(
  declaration: RecordDeclaration<C>,
): {
  readonly model: RecordsModel;
  readonly error: Error | null;
  /** Values beside the records of the range; undefined while they load. */
  readonly beside: RecordPage<C>['beside'] | undefined;
} {
  const { record, path, filters = [], totals, ranges, rangeHint, empty, face } = declaration;
  // Declared by the fields of the record; from here on these are plain names.
  const columns = declaration.columns as unknown as readonly LooseColumn[];
  // As above.
  const details = (declaration.details ?? []) as unknown as readonly LooseColumn[];
  const { core, messages } = useRuntime();
  const { t } = core.i18n;
  const texts = useLabels(recordLabels);
  const copy = useCopy();
  const currency = useMemberCurrency();
  const now = core.ports.platformClock.now();
  const time = memberTime(core);
  const zone = zoneName(now, time.zone);
  const [exporting, setExporting] = useState(false);
  const sortable = columns.flatMap(({ id, sort }) => (sort ? [id] : []));
  const { address, range, choose, go } = useRecordAddress(
    sortable,
    declaration.sortedBy,
    ranges && {
      presets: [ranges.presets[0].id, ...ranges.presets.slice(1).map(({ id }) => id)],
      most: record.call.days,
      years: ranges.years,
    },
    time.zone,
  );
  const { days, size, sort } = address;
  const values = Object.fromEntries([
    ...filters.map((filter) => [filter.id, valueOf(filter, address.filter(filter.id))] as const),
    ...(path ? [[path.id, address.filter(path.id)] as const] : []),
  ]);
  const ask: RecordAsk = {
    days: siteDays(days, now, time.zone, record.call.days),
    page: address.page,
    size,
    sort,
    filters: values,
  };
  const query = useQuery({
    ...record.page(core, ask),
    placeholderData: keepPreviousData,
    // A background refetch without changes causes no render.
    notifyOnChangeProps: ['data', 'error', 'status', 'isPlaceholderData'],
  });
  useEffect(() => record.watch(core), [record, core]);
  // Leaving the page cancels a download.
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = (leaving.current = new AbortController());
    return () => controller.abort();
  }, []);

  const { rows = [], total = 0, beside } = query.data ?? {};
  const named = ranges && { presets: ranges.presets.map(({ id, label }) => ({ id, label: t(label) })) };
  const tools = { t, currency, copy, time, now };
  const cells = (row: object) =>
    Object.fromEntries(
      columns.flatMap((column) => {
        const cell = cellOf(column, row, tools);
        return cell ? [[column.id, cell]] : [];
      }),
    );
  const sums = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      columns.flatMap((column) => {
        if (column.kind === 'own' || !Object.hasOwn(values, column.id)) return [];
        return [[column.id, valueCell(column, values[column.id], tools) ?? { text: UNKNOWN }]];
      }),
    );
  const detailOf = (row: object): RecordRow['detail'] => {
    const lines = details.flatMap((column) => {
      const cell = cellOf(column, row, tools);
      const value = cell?.text ?? (column.kind === 'amount' ? UNKNOWN : undefined);
      return value === undefined ? [] : [{ id: column.id, label: t(column.label), value }];
    });
    return lines.length > 0 ? lines : undefined;
  };
  const faceOf = (row: object, shown: RecordRow['cells']): RecordRow['face'] =>
    face && {
      icon: face.icons[String(Reflect.get(row, face.by))],
      what: face.what.flatMap((id) => shown[id]?.text ?? []).join(' · '),
    };
  const rowOf = (row: object, index: number): RecordRow => {
    const shown = cells(row);
    return {
      // The first column names the record, but two records may have the same name.
      id: `${(columns[0] && shown[columns[0].id]?.text) ?? ''} ${index}`,
      cells: shown,
      face: faceOf(row, shown),
      detail: detailOf(row),
    };
  };

  const save = async () => {
    if (exporting) return;
    setExporting(true);
    try {
      const all = await record.all(core, ask, leaving.current.signal);
      const shown = [...columns, ...details];
      await saveRecords(
        `${record.call.name}-${days.from}-${days.to}`,
        shown.map((column) => sheetLabelOf(column, tools, zone)),
        all.rows.map((row) => shown.map((column) => sheetCellOf(column, row, tools))),
      );
      if (all.isCut) void messages.alert({ title: t('records.export_cut'), message: t('records.export_cut_body') });
    } catch {
      if (!leaving.current.signal.aborted) core.events.emit('message', { kind: 'error', key: 'records.export_failed' });
    } finally {
      setExporting(false);
    }
  };

  const steps = beside && path ? path.steps(beside) : [];
  const model: RecordsModel = {
    label: t(declaration.label),
    columns: columns.map((column) => ({
      id: column.id,
      label: t(column.label),
      kind: kindOf(column),
      ...(column.sort && {
        sorted: sort?.by === column.id ? (sort.order === 'asc' ? 'ascending' : 'descending') : null,
      }),
    })),
    list: loadable(query, rows.map(rowOf)),
    refreshing: query.isPlaceholderData,
    totals: totals && beside && rows.length > 0 ? sums(totals(beside)) : null,
    // Times are shown without a zone, so the zone is named once.
    range: range && {
      ...range,
      ...named,
      hint: [...(rangeHint ? [t(rangeHint)] : []), t('records.zone', { zone })].join(' '),
    },
    filters: filters.map((filter): RecordFilter => {
      const base = { id: filter.id, label: t(filter.label), value: values[filter.id] ?? '' };
      const onChange = (value: string) => choose({ [filter.id]: value || undefined });
      if (filter.kind === 'choice') {
        const options = filter.options.map((option) => ({
          value: option.value,
          label: 'text' in option ? option.text : t(option.label),
        }));
        return { kind: 'choice', ...base, options, onChange };
      }
      const problem = (value: string) => (filter.pattern.test(value) ? null : t(filter.problem));
      return { kind: 'search', ...base, most: filter.most, onChange, problem };
    }),
    path: steps.map(({ value, label }) => ({
      id: value,
      label,
      onOpen: () => path && go({ [path.id]: value || undefined }),
    })),
    pages: {
      current: address.page,
      total: Math.max(1, Math.ceil(total / size)),
      size,
      sizes: RECORD_SIZES,
      records: total,
      onPage: (p) => go({ p: p > 1 ? p : undefined }),
      onSize: (chosen) => choose({ size: chosen }),
    },
    onSort: (id) => choose({ sort: id, order: sort?.by === id && sort.order === 'desc' ? 'asc' : 'desc' }),
    onExport: () => void save(),
    exporting,
    empty: { title: t(empty[0]), body: t(empty[1]) },
    locale: time.tag,
    texts,
  };
  return { model, error: query.error, beside };
}

/** A value of the address if the filter has it; otherwise the default. */
function valueOf(filter: RecordFilterOf, value: string): string {
  if (filter.kind === 'search') return filter.pattern.test(value) && value.length <= filter.most ? value : '';
  const [usual] = filter.options;
  return filter.options.some((known) => known.value === value) ? value : (usual?.value ?? '');
}
