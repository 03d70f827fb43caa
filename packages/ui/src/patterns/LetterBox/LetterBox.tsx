import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { takesEscape } from '../../primitives/behaviour/takesEscape.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { ListStates } from '../ListStates/index.ts';
import * as css from './LetterBox.css.ts';
import type { LetterBoxModel } from './LetterBox.types.ts';
import { LetterList } from './LetterList.tsx';

/**
 * A member's letters: the list, and the open letter beside it, or in its place on phones. The focus moves into an opened
 * letter, and back to its row. In CSS: `data-open` while one is open, `data-unread` and `data-current` on rows (LET-02).
 */
export default function LetterBox({ letters }: { readonly letters: LetterBoxModel }) {
  const { list, open, texts } = letters;
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const id = open?.id;
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    const back = before.current;
    before.current = id;
    if (id !== undefined) {
      heading.current?.focus();
      return;
    }
    const row = [...(rows.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])].find(
      ({ dataset }) => dataset['letter'] === back,
    );
    (row ?? rows.current)?.focus();
  }, [id]);
  return (
    <ListStates
      list={list}
      texts={texts}
      empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
      waiting={
        <output className={css.waiting} aria-label={texts.loading}>
          {[0, 1, 2, 3, 4].map((line) => (
            <Skeleton key={line} width={line % 2 ? '56%' : '82%'} height="32px" />
          ))}
        </output>
      }
    >
      {() => (
        <div className={css.root} data-open={open ? '' : undefined}>
          <LetterList letters={letters} rows={rows} />
          {open ? (
            <LetterPane letters={letters} open={open} heading={heading} />
          ) : (
            <p className={css.nothing}>
              <Icon name="lucide:mail-open" className={css.symbol} />
              {texts.choose}
            </p>
          )}
        </div>
      )}
    </ListStates>
  );
}

interface LetterPaneProps {
  readonly letters: LetterBoxModel;
  readonly open: NonNullable<LetterBoxModel['open']>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The open letter. Escape closes it. */
function LetterPane({ letters, open, heading }: LetterPaneProps) {
  const { onClose, onDelete, deleting, texts } = letters;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (takesEscape(event)) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of what has the focus inside.
    <section className={css.pane} aria-labelledby={id} onKeyDown={onKeyDown}>
      <Button className={css.back} variant="ghost" startIcon={<Icon name="lucide:chevron-left" />} onClick={onClose}>
        {texts.back}
      </Button>
      <div>
        <h2 id={id} className={css.heading} ref={heading} tabIndex={-1}>
          {open.title}
        </h2>
        {open.date !== '' && <time className={css.when}>{open.date}</time>}
      </div>
      <RichText html={open.html} size="page" />
      <div className={css.actions}>
        <Button
          variant="outline"
          loading={deleting}
          startIcon={<Icon name="lucide:trash-2" />}
          onClick={() => onDelete('open')}
        >
          {texts.delete}
        </Button>
      </div>
    </section>
  );
}
