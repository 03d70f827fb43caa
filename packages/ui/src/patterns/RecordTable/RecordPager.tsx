import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import * as css from './RecordPager.css.ts';
import type { RecordsModel } from './RecordTable.types.ts';

/** Links to other pages, and the number of records per page (MEM-33x). */
export function RecordPager({ pages, texts }: Pick<RecordsModel, 'pages' | 'texts'>) {
  const { current, total, size, sizes, onPage, onSize } = pages;
  return (
    <div className={css.root}>
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
