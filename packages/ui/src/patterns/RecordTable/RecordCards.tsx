import { useId, useState } from 'react';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import * as css from './RecordCards.css.ts';
import { RecordDetail } from './RecordDetail.tsx';
import type { RecordCell, RecordColumn, RecordRow, RecordsModel } from './RecordTable.types.ts';
import { RecordValue } from './RecordValue.tsx';

/**
 * Records as cards, for places too narrow for a table: each has the columns as lines, with its name and its status at the top
 * (MEM-33x).
 */
export function RecordCards({ records }: { readonly records: RecordsModel }) {
  const { label, columns, list, totals, onSort, texts } = records;
  const sortable = columns.filter(({ sorted }) => sorted !== undefined);
  return (
    <>
      {sortable.length > 0 && (
        <div role="group" aria-label={texts.sort} className={css.sort}>
          <span className={css.label} aria-hidden="true">
            {texts.sort}
          </span>
          {sortable.map(({ id, label: name, sorted }) => (
            <button
              key={id}
              type="button"
              className={css.order}
              aria-pressed={sorted !== null}
              onClick={() => onSort(id)}
            >
              <span>{name}</span>
              {sorted && <span>{sorted === 'ascending' ? '↑' : '↓'}</span>}
            </button>
          ))}
        </div>
      )}
      <ul role="list" className={css.list} aria-label={label}>
        {list.items.map((row) => (
          <Card key={row.id} row={row} columns={columns} texts={texts} />
        ))}
        {totals && (
          <li className={`${css.card} ${css.totals}`}>
            <p className={css.sum}>{texts.total}</p>
            <Lines columns={columns.filter(({ id }) => totals[id])} cells={totals} texts={texts} />
          </li>
        )}
      </ul>
    </>
  );
}

interface CardProps extends Pick<RecordsModel, 'columns' | 'texts'> {
  readonly row: RecordRow;
}

function Card({ row: { cells, detail }, columns, texts }: CardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [first, ...others] = columns;
  const status = others.find(({ kind }) => kind === 'status');
  return (
    <li className={css.card}>
      <div className={css.head}>
        {first && (
          <span className={css.title}>
            <span className={css.label}>{first.label}</span>
            <RecordValue column={first} cell={cells[first.id]} texts={texts} />
          </span>
        )}
        {status && <RecordValue column={status} cell={cells[status.id]} texts={texts} />}
      </div>
      <Lines columns={others.filter((column) => column !== status)} cells={cells} texts={texts} />
      {detail && (
        <div className={css.more}>
          <Button
            variant="ghost"
            size="sm"
            className={css.opener}
            endIcon={<Icon className={css.turn} name="lucide:chevron-down" />}
            {...disclosureButton(open, id, () => setOpen(!open))}
          >
            {texts.details}
          </Button>
          {open && (
            <div id={id} className={css.detail}>
              <RecordDetail detail={detail} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

interface LinesProps extends Pick<RecordsModel, 'texts'> {
  readonly columns: readonly RecordColumn[];
  readonly cells: Readonly<Record<string, RecordCell>>;
}

function Lines({ columns, cells, texts }: LinesProps) {
  return (
    <dl className={css.lines}>
      {columns.map((column) => (
        <div key={column.id} className={css.line}>
          <dt className={css.label}>{column.label}</dt>
          <dd className={css.value}>
            <RecordValue column={column} cell={cells[column.id]} texts={texts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
