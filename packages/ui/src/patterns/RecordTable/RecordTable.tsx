import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { ListProgress } from '../ListProgress/index.ts';
import { ListStates } from '../ListStates/index.ts';
import { RecordFilters } from './RecordFilters.tsx';
import * as grid from './RecordGrid.css.ts';
import * as narrow from './RecordRows.css.ts';
import { RecordRows } from './RecordRows.tsx';
import { RecordSheet } from './RecordSheet.tsx';
import * as css from './RecordTable.css.ts';
import type { RecordsModel } from './RecordTable.types.ts';
import { useRoom } from './useRoom.ts';

const RecordGrid = lazy(() => import('./RecordGrid.tsx'));

/**
 * A page of records: filters, path, and the records as a table, or as rows in narrow places. Previous records stay, dimmed,
 * while others load. In CSS: `data-refreshing` meanwhile, `data-bare` on the line above if it is empty (MEM-33x).
 */
export default function RecordTable({ records }: { readonly records: RecordsModel }) {
  const { label, columns, list, refreshing, range, filters, path, pages, onExport, exporting, empty, locale, texts } =
    records;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const results = useRef<HTMLDivElement>(null);
  const wide = useRoom(root);
  const some = list.items.length > 0;
  const busy = refreshing || (some && list.state === 'loading');
  useFocusKept(root, results);
  useBeginning(results, pages.current);
  const bar = (
    <div className={css.bar} data-bare={!some && list.state !== 'loading' ? '' : undefined}>
      <p role="status" className={css.found}>
        {some ? texts.found({ count: pages.records }) : ''}
      </p>
      {some && (
        <Button variant="outline" startIcon={<Icon name="lucide:download" />} loading={exporting} onClick={onExport}>
          {exporting ? texts.exporting : texts.export}
        </Button>
      )}
    </div>
  );
  const waiting = <RecordsWaiting columns={columns} wide={wide} texts={texts} />;
  return (
    <section ref={setRoot} className={css.root} aria-label={label}>
      {wide ? (
        <RecordFilters range={range} filters={filters} wide locale={locale} texts={texts} />
      ) : (
        <RecordSheet records={records} />
      )}
      {path.length > 0 && <RecordPath path={path} texts={texts} />}
      {wide && bar}
      <div
        ref={results}
        className={css.results}
        tabIndex={-1}
        aria-busy={busy || list.state === 'loading'}
        data-refreshing={busy ? '' : undefined}
      >
        {some && list.state === 'error' && (
          <ListProgress
            progress={{ state: 'failed', text: texts.loadFailed, onRetry: list.onRetry }}
            retry={texts.retry}
          />
        )}
        <ListStates
          list={list}
          texts={texts}
          empty={{ kind: 'search', title: empty.title, hint: empty.body }}
          waiting={waiting}
        >
          {() =>
            wide ? (
              <Suspense fallback={waiting}>
                <RecordGrid records={records} />
              </Suspense>
            ) : (
              <RecordRows records={records} />
            )
          }
        </ListStates>
      </div>
      {!wide && bar}
      {some && <RecordPager pages={pages} texts={texts} />}
    </section>
  );
}

/** The path to the records on screen, with links back (AGT-16x). */
function RecordPath({ path, texts }: Pick<RecordsModel, 'path' | 'texts'>) {
  return (
    <nav aria-label={texts.path}>
      <ol role="list" className={css.path}>
        {path.map(({ id, label, onOpen }, at) => (
          <li key={id} className={css.place}>
            {at === path.length - 1 ? (
              <span className={css.here} aria-current="page">
                {label}
              </span>
            ) : (
              <button type="button" className={css.way} onClick={onOpen}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the focus to the results when the focused element disappears with its record. */
function useFocusKept(root: HTMLElement | null, results: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : null;
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, [root]);
  useEffect(() => {
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
    last.current = null;
    results.current?.focus({ preventScroll: true });
  });
}

/** Scrolls another page to its first record; the focus stays on the button. */
function useBeginning(results: RefObject<HTMLElement | null>, page: number): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  }, [results, page]);
}

/** Links to other pages, and the number of records per page (MEM-33x). */
function RecordPager({ pages, texts }: Pick<RecordsModel, 'pages' | 'texts'>) {
  const { current, total, size, sizes, onPage, onSize } = pages;
  return (
    <div className={css.pager}>
      {total > 1 && (
        <div className={css.steps}>
          <IconButton
            className={css.step}
            variant="plate"
            label={texts.previous}
            icon={<Icon name="lucide:chevron-left" />}
            // A disabled button would lose the focus.
            aria-disabled={current <= 1}
            onClick={() => current > 1 && onPage(current - 1)}
          />
          <span className={css.page} aria-live="polite">
            {texts.page({ page: current, pages: total })}
          </span>
          <IconButton
            className={css.step}
            variant="plate"
            label={texts.next}
            icon={<Icon name="lucide:chevron-right" />}
            aria-disabled={current >= total}
            onClick={() => current < total && onPage(current + 1)}
          />
        </div>
      )}
      {sizes.length > 1 && (
        <div className={css.size}>
          <span aria-hidden="true">{texts.perPage}</span>
          <div className={css.choice}>
            <Select
              aria-label={texts.perPage}
              value={String(size)}
              options={sizes.map((count) => ({ value: String(count), label: String(count) }))}
              onValueChange={(count) => onSize(Number(count))}
            />
          </div>
        </div>
      )}
    </div>
  );
}

interface RecordsWaitingProps extends Pick<RecordsModel, 'columns' | 'texts'> {
  /** In the form of a table instead of rows. */
  readonly wide: boolean;
}

const rows = [0, 1, 2, 3, 4, 5];

/** Skeleton in the geometry of the records. In CSS: `data-kind` as on a cell. */
function RecordsWaiting({ columns, wide, texts }: RecordsWaitingProps) {
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
        <div className={narrow.list} aria-hidden="true">
          {rows.map((row) => (
            <div key={row} className={narrow.item}>
              <div className={narrow.row}>
                <Skeleton width="36px" height="36px" />
                <Skeleton width={row % 2 ? '60%' : '80%'} height="32px" />
                <Skeleton width="72px" height="32px" />
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
