import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import * as css from './RealityCheck.css.ts';

export interface IdleQuestionProps {
  readonly title: string;
  /** The effect of no answer. */
  readonly body: string;
  /** Time that is left, e.g. `0:42`. */
  readonly left: string;
  /** The same for screen readers, which changes seldom. */
  readonly spoken: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly texts: { readonly stay: string; readonly leave: string };
}

/** Asks a member without activity whether they are still there. `data-first-focus` is on the answer (RG-36). */
export function IdleQuestion({ title, body, left, spoken, onStay, onLeave, texts }: IdleQuestionProps): ReactNode {
  return (
    <Dialog
      open
      insistent
      onTop
      size="sm"
      title={title}
      description={body}
      onClose={onStay}
      footer={
        <div className={css.actions}>
          <Button block data-first-focus="" onClick={onStay}>
            {texts.stay}
          </Button>
          <Button variant="outline" block onClick={onLeave}>
            {texts.leave}
          </Button>
        </div>
      }
    >
      <p className={css.countdown} aria-hidden="true">
        {left}
      </p>
      <p role="status" className={visuallyHidden}>
        {spoken}
      </p>
    </Dialog>
  );
}
