import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { RangeChoice } from './RangeChoice.tsx';
import * as css from './RecordFilters.css.ts';
import type { RecordFilter, RecordsModel } from './RecordTable.types.ts';

export interface RecordFiltersProps extends Pick<RecordsModel, 'range' | 'filters' | 'locale' | 'texts'> {
  readonly wide: boolean;
}

/** Filters of the records: days, choices and a search (MEM-33x). */
export function RecordFilters({ range, filters, wide, locale, texts }: RecordFiltersProps) {
  if (!range && filters.length === 0) return null;
  return (
    <div className={css.root}>
      {range && <RangeChoice range={range} wide={wide} locale={locale} texts={texts} />}
      {filters.length > 0 && (
        <div className={css.fields}>
          {filters.map((filter) =>
            filter.kind === 'choice' ? (
              <Choice key={filter.id} filter={filter} />
            ) : (
              // A value that is set from outside replaces the typed text.
              <Search key={`${filter.id} ${filter.value}`} filter={filter} texts={texts} />
            ),
          )}
        </div>
      )}
    </div>
  );
}

/** Select refuses an empty value, which many filters use for "all". */
const named = (value: string): string => `=${value}`;

function Choice({ filter }: { readonly filter: Extract<RecordFilter, { kind: 'choice' }> }) {
  const { label, value, options, onChange } = filter;
  return (
    <Select
      label={label}
      value={named(value)}
      options={options.map((option) => ({ ...option, value: named(option.value) }))}
      onValueChange={(chosen) => onChange(chosen.slice(1))}
    />
  );
}

interface SearchProps extends Pick<RecordsModel, 'texts'> {
  readonly filter: Extract<RecordFilter, { kind: 'search' }>;
}

function Search({ filter, texts }: SearchProps) {
  const { label, value, most, problem, onChange } = filter;
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | null>(null);
  return (
    <search className={css.search}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const sent = typed.trim();
          const found = problem(sent);
          setError(found);
          if (found === null) onChange(sent);
        }}
      >
        <TextField
          label={label}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          maxLength={most}
          error={error ?? undefined}
          onValueChange={(text) => {
            setTyped(text);
            setError(null);
          }}
          beside={
            <Button type="submit" variant="outline">
              {texts.search}
            </Button>
          }
        />
      </form>
    </search>
  );
}
