import type { RefObject } from 'react';
import { arrowKeys } from '../../primitives/behaviour/arrowKeys.ts';
import { Tag } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { PageSteps } from '../PageSteps/index.ts';
import * as css from './LetterBox.css.ts';
import type { LetterBoxModel } from './LetterBox.types.ts';

export interface LetterListProps {
  readonly letters: LetterBoxModel;
  readonly rows: RefObject<HTMLUListElement | null>;
}

const moveByArrows = arrowKeys({ group: 'ul', items: '[data-letter]', orientation: 'vertical' });

/**
 * The letters of a page with their selection, and links to other pages. In CSS: `data-current` on the open letter's row,
 * `data-unread` on an unread letter. `data-letter` is its id.
 */
export function LetterList({ letters, rows }: LetterListProps) {
  const { list, unread, open, onOpen, onCheck, onCheckAll, onDelete, deleting, pages, texts } = letters;
  const checked = list.items.filter((row) => row.checked).length;
  return (
    <div className={css.side}>
      <div className={css.bar}>
        <Checkbox
          label={texts.selectAll}
          checked={checked > 0 && checked === list.items.length}
          onCheckedChange={onCheckAll}
        />
        <span className={css.count}>{texts.unreadCount({ count: unread })}</span>
      </div>
      <ul role="list" className={css.rows} aria-label={texts.list} ref={rows} tabIndex={-1}>
        {list.items.map((row) => (
          <li key={row.id} className={css.row} data-current={row.id === open?.id ? '' : undefined}>
            <span className={css.check}>
              <Checkbox
                aria-label={texts.select({ title: row.title })}
                checked={row.checked}
                onCheckedChange={(next) => onCheck(row.id, next)}
              />
            </span>
            <button
              type="button"
              className={css.letter}
              data-letter={row.id}
              data-unread={row.unread ? '' : undefined}
              aria-current={row.id === open?.id ? true : undefined}
              onClick={() => onOpen(row.id)}
              onKeyDown={moveByArrows}
            >
              <span className={css.name} title={row.title}>
                {row.title}
              </span>
              {row.unread && <Tag kind="new">{texts.unread}</Tag>}
              {row.date !== '' && <span className={css.when}>{row.date}</span>}
            </button>
          </li>
        ))}
      </ul>
      {checked > 0 && (
        <div className={css.remove}>
          <Button
            variant="danger"
            block
            loading={deleting}
            startIcon={<Icon name="lucide:trash-2" />}
            onClick={() => onDelete('selected')}
          >
            {texts.deleteSelected({ count: checked })}
          </Button>
        </div>
      )}
      <PageSteps className={css.foot} pages={pages} texts={texts} />
    </div>
  );
}
