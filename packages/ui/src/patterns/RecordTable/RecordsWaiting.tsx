import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as cards from './RecordCards.css.ts';
import * as grid from './RecordGrid.css.ts';
import type { RecordsModel } from './RecordTable.types.ts';

export interface RecordsWaitingProps extends Pick<RecordsModel, 'columns' | 'texts'> {
  /** In the form of a table instead of cards. */
  readonly wide: boolean;
}

const rows = [0, 1, 2, 3, 4, 5];

/** Skeleton in the geometry of the records. In CSS: `data-kind` as on a cell. */
export function RecordsWaiting({ columns, wide, texts }: RecordsWaitingProps) {
  return (
    <div role="status" aria-label={texts.loading}>
      {wide ? (
        <div className={`${grid.waiting} ${grid.frame}`} aria-hidden="true">
          <table className={grid.table}>
            <thead>
              <tr>
                {columns.map(({ id, label, kind }) => (
                  <th key={id} className={grid.head} data-kind={kind}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row} className={grid.row}>
                  {columns.map(({ id, kind }) => (
                    <td key={id} className={grid.cell} data-kind={kind}>
                      <Skeleton width={row % 2 ? '60%' : '85%'} height="32px" />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div className={cards.list} aria-hidden="true">
          {rows.map((row) => (
            <div key={row} className={cards.card}>
              <Skeleton width="52%" height="44px" />
              {columns.slice(2).map(({ id }) => (
                <Skeleton key={id} width={row % 2 ? '100%' : '92%'} height="24px" />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
