import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import * as css from './PauseDialog.css.ts';

export interface PauseDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Sentences about the refusal and its end. */
  readonly sentences: readonly string[];
  /** The rest of a wait; null without one. */
  readonly left?: { readonly label: string; readonly digits: string } | null;
  /** A sentence that is announced, such as the end of a wait; '' for none. */
  readonly news?: string;
  /** Help, such as the helpline. */
  readonly links: readonly { readonly title: string; readonly href: string }[];
  /** An action beside the closing one. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/**
 * Shows a member that the platform refuses play for their protection, and until when. `data-first-focus` is on the closing
 * action (RG-29).
 */
export function PauseDialog({
  open,
  title,
  sentences,
  left = null,
  news = '',
  links,
  action,
  closeLabel,
  onClose,
}: PauseDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      size="sm"
      insistent
      onTop
      title={title}
      onClose={onClose}
      footer={
        <div className={css.actions}>
          {action ? (
            <Button variant="outline" onClick={action.onPress}>
              {action.label}
            </Button>
          ) : null}
          <Button data-first-focus="" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      }
    >
      <div className={css.text}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {left ? (
          <p className={css.left} role="timer">
            <span>{left.label}</span>
            <span className={css.digits}>{left.digits}</span>
          </p>
        ) : null}
        <output>{news}</output>
        {links.length > 0 ? (
          <div className={css.links}>
            {links.map((link) => (
              <Link key={link.href} href={link.href} className={css.link}>
                {link.title}
              </Link>
            ))}
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
