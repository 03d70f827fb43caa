import { useState } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { AccountBlock, AccountNote, AccountTexts } from '../../views/account/contract.ts';
import { DisclosureList } from '../DisclosureList/index.ts';
import { ListStates } from '../ListStates/index.ts';
import { PageSteps } from '../PageSteps/index.ts';
import * as css from './Notes.css.ts';

const look = {
  list: css.list,
  item: css.item,
  face: css.face,
  title: css.title,
  button: css.button,
  panel: css.panel,
};

/** Number of letters that fit into two lines on a phone. */
const TWO_LINES = 70;

/** Whether a note has more text than its heading shows. */
const opens = ({ title, body }: AccountNote): boolean => title.length > TWO_LINES || (body !== '' && body !== title);

export interface NotesProps {
  readonly block: Extract<AccountBlock, { kind: 'notes' }>;
  readonly texts: AccountTexts;
}

/**
 * Announcements: titles that open their text, one at a time, and links to other pages. `data-open` in CSS marks the open one
 * (MEM-35x).
 */
export default function Notes({ block, texts }: NotesProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ListStates
      list={block.list}
      texts={texts}
      empty={{ kind: 'empty', title: block.empty }}
      waiting={
        <output className={css.waiting} aria-label={texts.loading}>
          <Skeleton width="60%" height="22px" />
          <Skeleton width="90%" height="22px" />
        </output>
      }
    >
      {(items) => (
        <div>
          <DisclosureList
            items={items}
            label={block.label}
            open={open}
            onOpenChange={setOpen}
            titleOf={({ title }) => title}
            opens={opens}
            renderFace={(note, on) =>
              opens(note) && (
                <>
                  {!on && note.body !== note.title && (
                    <p className={css.preview} title={note.body}>
                      {note.body}
                    </p>
                  )}
                  <Icon name="lucide:chevron-down" className={css.mark} />
                </>
              )
            }
            renderPanel={({ title, body }) => <p className={css.text}>{body || title}</p>}
            look={look}
          />
          {block.pages && <PageSteps pages={block.pages} texts={texts} />}
        </div>
      )}
    </ListStates>
  );
}
