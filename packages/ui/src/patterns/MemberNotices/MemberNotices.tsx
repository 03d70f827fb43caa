import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import * as css from './MemberNotices.css.ts';

/** A notice of the platform for the member. */
export interface MemberNotice {
  readonly id: string;
  readonly title: string;
  /** Plain text; none without it. */
  readonly text?: string | undefined;
  /** Ways on, the first one is the main one. */
  readonly actions: readonly ({ readonly label: string } & (
    | { readonly href: string; readonly onOpen?: undefined }
    | { readonly onOpen: () => void; readonly href?: undefined }
  ))[];
  readonly onClose: () => void;
}

export interface MemberNoticesProps {
  /** Name of the region. */
  readonly label: string;
  /** Label of the buttons that close. */
  readonly close: string;
  /** At least one. */
  readonly notices: readonly MemberNotice[];
  /** A sentence about all of them, with a link: what stays possible. */
  readonly note: { readonly text: string; readonly link: { readonly label: string; readonly href: string } };
}

function Card({ notice, close }: { readonly notice: MemberNotice; readonly close: string }) {
  const id = useId();
  const { title, text, actions, onClose } = notice;
  return (
    <li className={css.notice} aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {text !== undefined && <p>{text}</p>}
        {actions.length > 0 && (
          <div className={css.actions}>
            {actions.map(({ label, href, onOpen }) => (
              <Button
                key={label}
                size="sm"
                variant="outline"
                {...(href === undefined ? { onClick: onOpen } : { href })}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <IconButton label={`${close}: ${title}`} icon={<Icon name="lucide:x" />} onClick={onClose} />
    </li>
  );
}

/** Calm notices of the platform above the page, each with the way on; they cover nothing and can be closed (RG-41). */
export function MemberNotices({ label, close, notices, note }: MemberNoticesProps): ReactNode {
  return (
    <section aria-label={label} className={css.root}>
      <ul role="list" className={css.list}>
        {notices.map((notice) => (
          <Card key={notice.id} notice={notice} close={close} />
        ))}
      </ul>
      <p className={css.note}>
        {note.text}{' '}
        <Link href={note.link.href} className={css.link}>
          {note.link.label}
        </Link>
      </p>
    </section>
  );
}
