import './find-last.ts';
import { useId, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Cell, Column, Row, Table, TableBody, TableFooter, TableHeader } from 'react-aria-components/Table';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { useScrollRow, wideFromStart } from '../ScrollRow/index.ts';
import { speak } from '../spoken-words.ts';
import { tableWords } from './record-words.ts';
import * as css from './RecordGrid.css.ts';
import { RecordDetail } from './RecordDetail.tsx';
import type { RecordColumn, RecordRow, RecordsModel } from './RecordTable.types.ts';
import { RecordValue } from './RecordValue.tsx';

/** Column of the buttons that open a record's details. Ids of real columns contain no blank. */
const detailColumn = 'open details';

/**
 * Records as a table: arrow keys move between headers and cells, Enter on a header sorts. Details of a record are a row below
 * it. In CSS: `data-kind` is the kind of a column (MEM-33x).
 */
export default function RecordGrid({ records }: { readonly records: RecordsModel }) {
  const { label, columns, list, totals, onSort, locale, texts } = records;
  speak({ ...tableWords(texts) });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void =>
    setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const detailed = list.items.some(({ detail }) => detail !== undefined);
  const id = useId();
  const frame = useScrollRow<HTMLDivElement>();
  const sorted = columns.find((column) => column.sorted);
  return (
    <div ref={frame} className={`${wideFromStart} ${css.frame}`}>
      <I18nProvider locale={locale}>
        <Table
          aria-label={label}
          className={css.table}
          {...(sorted?.sorted && { sortDescriptor: { column: sorted.id, direction: sorted.sorted } })}
          onSortChange={({ column }) => onSort(String(column))}
        >
          <TableHeader>
            {columns.map((column, at) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={at === 0}
                allowsSorting={column.sorted !== undefined}
                textValue={column.label}
                className={css.head}
                data-kind={column.kind}
              >
                <span className={css.name}>{column.label}</span>
              </Column>
            ))}
            {detailed && (
              <Column id={detailColumn} textValue={texts.details} className={css.head}>
                <span className={visuallyHidden}>{texts.details}</span>
              </Column>
            )}
          </TableHeader>
          <TableBody>
            {list.items.flatMap((row, at) => [
              <RowOf
                key={row.id}
                row={row}
                panelId={`${id}-${at}`}
                {...{ columns, detailed, opened, toggle, texts }}
              />,
              row.detail && opened.has(row.id) && (
                <Row key={`${row.id} detail`} id={`${row.id} detail`} className={css.more}>
                  <Cell className={css.detail} colSpan={columns.length + 1}>
                    <div id={`${id}-${at}`} className={css.detailed}>
                      <RecordDetail detail={row.detail} />
                    </div>
                  </Cell>
                </Row>
              ),
            ])}
          </TableBody>
          {totals && (
            <TableFooter>
              <Row id="totals">
                {columns.map((column, at) => (
                  <Cell key={column.id} className={`${css.cell} ${css.sum}`} data-kind={column.kind}>
                    {at === 0 && !totals[column.id] && <span>{texts.total}</span>}
                    {totals[column.id] && <RecordValue column={column} cell={totals[column.id]} texts={texts} />}
                  </Cell>
                ))}
                {detailed && <Cell className={`${css.cell} ${css.sum}`}>{null}</Cell>}
              </Row>
            </TableFooter>
          )}
        </Table>
      </I18nProvider>
    </div>
  );
}

interface RowOfProps extends Pick<RecordsModel, 'texts'> {
  readonly row: RecordRow;
  /** Id of the element with its details. */
  readonly panelId: string;
  readonly columns: readonly RecordColumn[];
  /** Some rows have details. */
  readonly detailed: boolean;
  readonly opened: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

function RowOf({ row, panelId, columns, detailed, opened, toggle, texts }: RowOfProps) {
  const name = row.cells[columns[0]?.id ?? '']?.text ?? row.id;
  return (
    <Row id={row.id} textValue={name} className={css.row}>
      {columns.map((column) => (
        <Cell key={column.id} className={css.cell} data-kind={column.kind}>
          <RecordValue column={column} cell={row.cells[column.id]} texts={texts} />
        </Cell>
      ))}
      {detailed && (
        <Cell className={css.cell}>
          {row.detail && (
            <Tooltip text={texts.details}>
              <IconButton
                className={css.opener}
                size="sm"
                label={`${texts.details}: ${name}`}
                title=""
                icon={<Icon name="lucide:chevron-down" />}
                {...disclosureButton(opened.has(row.id), panelId, () => toggle(row.id))}
              />
            </Tooltip>
          )}
        </Cell>
      )}
    </Row>
  );
}
