import { useId, type KeyboardEvent, type RefObject } from 'react';
import { takesEscape } from '../../primitives/behaviour/takesEscape.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import * as css from './LetterBox.css.ts';
import type { LetterBoxModel } from './LetterBox.types.ts';

export interface LetterPaneProps {
  readonly letters: LetterBoxModel;
  readonly open: NonNullable<LetterBoxModel['open']>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The open letter. Escape closes it. */
export function LetterPane({ letters, open, heading }: LetterPaneProps) {
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
