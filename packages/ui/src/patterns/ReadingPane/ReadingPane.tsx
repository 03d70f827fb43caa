import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { usePageDirection } from '../../primitives/shared/usePageDirection.ts';
import * as css from './ReadingPane.css.ts';

/** An entry with its title. */
export interface Reading {
  readonly id: string;
  readonly title: string;
  readonly date: string;
}

export interface ReadingPaneProps<Item extends Reading> {
  readonly items: readonly Item[];
  /** Id of the selected entry. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Name of the list. */
  readonly label: string;
  /** Renders the selected entry, under its title. */
  readonly children: (item: Item) => ReactNode;
}

/** A list of entries with the selected one beside it: arrow keys, Home and End select (HOME-23x). */
export function ReadingPane<Item extends Reading>({
  items,
  selected,
  onSelect,
  label,
  children,
}: ReadingPaneProps<Item>): ReactNode {
  return (
    <Radix.Root
      className={css.root}
      dir={usePageDirection()}
      orientation="vertical"
      value={selected}
      onValueChange={onSelect}
    >
      <Radix.List className={css.list} aria-label={label}>
        {items.map(({ id, title, date }) => (
          <Radix.Trigger key={id} value={id} className={css.entry} title={title}>
            <span className={css.entryTitle}>{title}</span>
            {date !== '' && <span className={css.entryDate}>{date}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} className={css.page}>
          <h3 className={css.heading}>{item.title}</h3>
          {item.date !== '' && <time className={css.date}>{item.date}</time>}
          {children(item)}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
