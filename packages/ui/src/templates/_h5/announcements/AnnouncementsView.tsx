import { RichText } from '../../../primitives/RichText/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { AnnouncementsViewProps } from '../../../views/announcements/contract.ts';
import * as css from './AnnouncementsView.css.ts';

/** Scrolls the selected one into view once, when the sheet opens. */
const bringIntoView = (element: HTMLLIElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The announcements as a sheet, scrolled to the selected one (SHELL-34). */
export default function AnnouncementsView({ open, onClose, items, selected, texts }: AnnouncementsViewProps) {
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <ul role="list" className={css.list} aria-label={texts.list}>
        {items.map(({ id, title, date, html }) => (
          <li
            key={id}
            className={css.item}
            data-selected={id === selected ? '' : undefined}
            aria-current={id === selected ? 'true' : undefined}
            ref={id === selected ? bringIntoView : undefined}
          >
            <h3 className={css.title}>{title}</h3>
            {date !== '' && <time className={css.date}>{date}</time>}
            <RichText html={html} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
