import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Verbatim } from '../../primitives/Verbatim/index.ts';
import type { SessionFigure } from '../SessionBar/index.ts';
import * as css from './RealityCheck.css.ts';

export interface RealityCheckProps {
  readonly title: string;
  readonly body: string;
  /** Time and money since the session began. */
  readonly figures: readonly SessionFigure[];
  /** Facts for the member beside it: the game was closed, or the answer waits for the connection. */
  readonly notices: readonly string[];
  /** The answer that is being sent; null for none. */
  readonly pending: 'continue' | 'leave' | 'history' | null;
  readonly onContinue: () => void;
  readonly onLeave: () => void;
  /** Leaves and shows the history of the account; none without such a page. */
  readonly onHistory?: (() => void) | undefined;
  readonly texts: { readonly continue: string; readonly leave: string; readonly history: string };
}

const nothing = (): void => undefined;

/**
 * The reality check: a dialog that only its answers close. The filled one leaves, so that going on is never the loudest. None
 * has the focus at first, so that a key meant for the game answers nothing: `data-first-focus` is on the content. In CSS:
 * `data-figure` with the id of a figure (RG-11).
 */
export function RealityCheck(props: RealityCheckProps): ReactNode {
  const { title, body, figures, notices, pending, onContinue, onLeave, onHistory, texts } = props;
  const answers = [
    ['continue', onContinue],
    ['leave', onLeave],
    ['history', onHistory],
  ] as const;
  return (
    <Dialog
      open
      insistent
      onTop
      size="sm"
      title={title}
      description={body}
      onClose={nothing}
      footer={
        <div className={css.actions}>
          {answers.map(
            ([answer, onPress]) =>
              onPress && (
                <Button
                  key={answer}
                  variant={answer === 'leave' ? 'primary' : 'outline'}
                  block
                  loading={pending === answer}
                  disabled={pending !== null}
                  onClick={onPress}
                >
                  {texts[answer]}
                </Button>
              ),
          )}
        </div>
      }
    >
      <div className={css.content} tabIndex={-1} data-first-focus="">
        <dl className={css.list}>
          {figures.map(({ id, label, value }) => (
            <div key={id} className={css.figure} data-figure={id}>
              <dt>{label}</dt>
              <dd className={css.value}>
                <Verbatim>{value ?? '–'}</Verbatim>
              </dd>
            </div>
          ))}
        </dl>
        <div role="status" className={css.notices}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
