import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import * as css from './PlayedSums.css.ts';

export interface PlayedSumsProps {
  readonly open: boolean;
  readonly title: string;
  readonly body: string;
  /** Stakes, wins and losses. */
  readonly sums: readonly { readonly id: string; readonly label: string; readonly amount: string }[];
  /** Marks them as read; the only way on. */
  readonly confirm: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

const stays = (): undefined => undefined;

/** The sums that have to be marked as read before play. Escape and presses outside do not close it (RG-20). */
export function PlayedSums({ open, title, body, sums, confirm, busy, onConfirm }: PlayedSumsProps): ReactNode {
  return (
    <Dialog
      open={open}
      size="sm"
      insistent
      onTop
      title={title}
      description={body}
      onClose={stays}
      footer={
        <Button block loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      }
    >
      <div className={css.body}>
        <dl className={css.sums}>
          {sums.map(({ id, label, amount }) => (
            <div key={id} className={css.sum}>
              <dt>{label}</dt>
              <dd className={css.amount}>{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
