import { useState } from 'react';
import { dialogButton } from '../../primitives/behaviour/dialogButton.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Sheet } from '../../primitives/Sheet/index.ts';
import { dayText } from './dayText.ts';
import { RecordFilters } from './RecordFilters.tsx';
import * as css from './RecordFilters.css.ts';
import { presets } from './RangeChoice.tsx';
import type { RecordFilter, RecordsModel } from './RecordTable.types.ts';

/** Whether a filter narrows the records. */
const narrows = (filter: RecordFilter): boolean =>
  filter.value !== '' && (filter.kind === 'search' || filter.value !== filter.options[0]?.value);

/** The filters in one line, for narrow places: what is chosen, and a sheet with all of them and the order (LOOK-08). */
export function RecordSheet({ records }: { readonly records: RecordsModel }) {
  const { range, filters, columns, onSort, locale, texts } = records;
  const [open, setOpen] = useState(false);
  const sortable = columns.filter(({ sorted }) => sorted !== undefined);
  if (!range && filters.length === 0 && sortable.length === 0) return null;
  const chosen = filters.filter(narrows).map((filter) => {
    const { value, label } = filter;
    const named = filter.kind === 'choice' && filter.options.find((option) => option.value === value)?.label;
    return named || `${label}: ${value}`;
  });
  const named = range?.presets ?? presets.map((id) => ({ id, label: texts[id] }));
  const days = range && [range.from, range.to].map((day) => dayText(day, locale));
  const period = named.find(({ id }) => id === range?.preset)?.label ?? (days && [...new Set(days)].join(' – '));
  const summary = [period ?? texts.filters, ...chosen].join(' · ');
  return (
    <>
      <button className={css.summary} {...dialogButton(open, () => setOpen(true))}>
        <Icon name="lucide:sliders-horizontal" />
        <span className={css.chosen} title={summary}>
          {summary}
        </span>
        <Icon name="lucide:chevron-down" />
      </button>
      {range?.hint !== undefined && <p className={css.hint}>{range.hint}</p>}
      <Sheet open={open} onClose={() => setOpen(false)} title={texts.filters} closeLabel={texts.close}>
        <RecordFilters
          range={range && { ...range, hint: undefined }}
          filters={filters}
          wide={false}
          locale={locale}
          texts={texts}
        />
        {sortable.length > 0 && (
          <div role="group" aria-label={texts.sort} className={css.sort}>
            <span className={css.label} aria-hidden="true">
              {texts.sort}
            </span>
            {sortable.map(({ id, label, sorted }) => (
              <button
                key={id}
                type="button"
                className={css.chip}
                aria-pressed={sorted !== null}
                onClick={() => onSort(id)}
              >
                <span>{label}</span>
                {sorted && <span>{sorted === 'ascending' ? '↑' : '↓'}</span>}
              </button>
            ))}
          </div>
        )}
      </Sheet>
    </>
  );
}
