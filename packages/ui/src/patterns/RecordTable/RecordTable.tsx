import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { ListProgress } from '../ListProgress/index.ts';
import { ListStates } from '../ListStates/index.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordPager } from './RecordPager.tsx';
import * as css from './RecordTable.css.ts';
import type { RecordsModel } from './RecordTable.types.ts';
import { RecordsWaiting } from './RecordsWaiting.tsx';
import { useRoom } from './useRoom.ts';

const RecordGrid = lazy(() => import('./RecordGrid.tsx'));

/**
 * A page of records: filters, path, and the records as a table, or as cards in narrow places. Previous records stay, dimmed,
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
  const waiting = <RecordsWaiting columns={columns} wide={wide} texts={texts} />;
  return (
    <section ref={setRoot} className={css.root} aria-label={label}>
      <RecordFilters range={range} filters={filters} wide={wide} locale={locale} texts={texts} />
      {path.length > 0 && <RecordPath path={path} texts={texts} />}
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
              <RecordCards records={records} />
            )
          }
        </ListStates>
      </div>
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
