import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Sheet } from '../../primitives/Sheet/index.ts';
import type { AccountBlock, AccountLimit } from '../../views/account/contract.ts';
import { useRoom } from '../RecordTable/useRoom.ts';
import { Items } from './ItemList.tsx';
import * as css from './LimitTable.css.ts';
import { Panel } from './Panel.tsx';

export interface LimitTableProps {
  readonly block: Extract<AccountBlock, { kind: 'limits' }>;
  /** The open form. */
  readonly children: ReactNode;
}

/**
 * Limits as one table: kinds below each other, a cell for each period. A press on a cell opens its form, in a sheet where a
 * table has no room beside others. In CSS: `data-used` on the bar from the last fifth on, `data-empty`
 * on a cell without a limit (RG-13).
 */
export default function LimitTable({ block, children }: LimitTableProps) {
  const { title, columns, rows, waiting, editor } = block;
  const Modal = useRoom(null) ? Dialog : Sheet;
  return (
    <Panel title={title}>
      <table className={css.table} aria-label={title}>
        <thead className={css.head}>
          <tr className={css.row}>
            {columns.map(({ id, label, note }) => (
              <th key={id} scope="col" className={css.period}>
                {label}
                {note !== undefined && <span className={css.note}>{note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ id, label, body, cells }) => (
          <tbody key={id} className={css.group}>
            <tr className={css.row}>
              <th scope="rowgroup" colSpan={columns.length} className={css.kind}>
                {label}
                <span className={css.body}>{body}</span>
              </th>
            </tr>
            <tr className={css.row}>
              {cells.map((cell, column) => (
                <td key={columns[column]?.id} className={css.cell}>
                  {cell && <Cell period={columns[column]?.label} cell={cell} />}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {waiting.length > 0 && <Items items={waiting} label={title} />}
      {editor && (
        <Modal
          open
          onClose={editor.onClose}
          insistent
          title={editor.form.title}
          description={editor.form.body}
          closeLabel={editor.close}
        >
          {children}
        </Modal>
      )}
    </Panel>
  );
}

/** The last fifth of a limit. */
const NEARLY = 0.8;

interface CellProps {
  readonly period: string | undefined;
  readonly cell: AccountLimit;
}

function Cell({ period, cell: { name, value, left, used, waits, onOpen } }: CellProps) {
  return (
    <button type="button" className={css.limit} onClick={onOpen}>
      <span className={visuallyHidden}>{name}</span>
      <span className={css.line}>
        <span className={css.of} aria-hidden="true">
          {period}
        </span>
        <span className={css.value} data-empty={value === null ? '' : undefined}>
          {value ?? <Icon name="lucide:plus" />}
          {waits && <Icon name="lucide:clock" className={css.waits} />}
        </span>
      </span>
      {used !== null && (
        <span className={css.bar} aria-hidden="true">
          <span
            className={css.used}
            data-used={used >= NEARLY ? 'nearly' : undefined}
            style={{ inlineSize: `${Math.round(used * 100)}%` }}
          />
        </span>
      )}
      {left && (
        <span className={css.left} aria-hidden="true">
          {left.brief}
        </span>
      )}
      <span className={visuallyHidden}>{left?.full}</span>
    </button>
  );
}
