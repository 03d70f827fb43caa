import { useId, useState } from 'react';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { RecordDetail } from './RecordDetail.tsx';
import * as css from './RecordRows.css.ts';
import type { RecordCell, RecordColumn, RecordRow, RecordsModel } from './RecordTable.types.ts';
import { RecordValue } from './RecordValue.tsx';

/**
 * Records as rows, for places too narrow for a table: what, when, amount and state in one row, which a press opens (LOOK-08).
 */
export function RecordRows({ records }: { readonly records: RecordsModel }) {
  const { label, columns, list, totals, texts } = records;
  return (
    <ul role="list" className={css.list} aria-label={label}>
      {list.items.map((row) => (
        <Row key={row.id} row={row} columns={columns} texts={texts} />
      ))}
      {totals && (
        <li className={css.totals}>
          <p className={css.what}>{texts.total}</p>
          <Lines columns={columns.filter(({ id }) => totals[id])} cells={totals} texts={texts} />
        </li>
      )}
    </ul>
  );
}

interface RowProps extends Pick<RecordsModel, 'columns' | 'texts'> {
  readonly row: RecordRow;
}

/** The parts of a row that are columns of a table; a press shows the others. */
const shown = ['amount', 'date', 'status'] as const;

function Row({ row: { cells, face, detail }, columns, texts }: RowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [first] = columns;
  const [amount, when, state] = shown.map((kind) => columns.find((column) => column.kind === kind));
  const what = face?.what || (first && cells[first.id]?.text);
  const rest = columns.filter((column) => ![amount, when, state, ...(face ? [] : [first])].includes(column));
  const value = (column: RecordColumn | undefined) => {
    const { text, tone } = (column && cells[column.id]) ?? {};
    return column && text !== undefined && <RecordValue column={column} cell={{ text, tone }} texts={texts} />;
  };
  return (
    <li className={css.item}>
      <button className={css.row} {...disclosureButton(open, id, () => setOpen(!open))}>
        <span className={css.icon}>
          <Icon name={face?.icon ?? 'lucide:receipt'} />
        </span>
        <bdi className={css.what} title={what}>
          {what}
        </bdi>
        <span className={css.amount}>{value(amount)}</span>
        <span className={css.foot}>
          <span className={css.when}>{value(when)}</span>
          <span className={css.state}>{value(state)}</span>
        </span>
      </button>
      {open && (
        <div id={id} className={css.detail}>
          <Lines columns={rest} cells={cells} texts={texts} />
          {detail && <RecordDetail detail={detail} />}
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
