import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { FullscreenModal } from '../../primitives/FullscreenModal/index.ts';
import * as css from './PauseScreen.css.ts';

export interface PauseScreenProps {
  readonly title: string;
  readonly body: string;
  /** The time that is left, such as `4:59`. */
  readonly left: string;
  /** Name of the time that is left. */
  readonly leftLabel: string;
  /** The one way on: leaves the game, or closes the screen. */
  readonly action: string;
  readonly onAction: () => void;
}

/** A pause over the whole page, also over a game in a frame; only its action, which has `data-first-focus`, ends it (RG-22). */
export function PauseScreen({ title, body, left, leftLabel, action, onAction }: PauseScreenProps): ReactNode {
  return (
    // Escape does not end a pause.
    <FullscreenModal open title={title} onClose={() => undefined}>
      <div className={css.page}>
        <div className={css.inside}>
          <p className={css.title} aria-hidden="true">
            {title}
          </p>
          <p className={css.body}>{body}</p>
          <div role="timer" aria-label={leftLabel} className={css.time}>
            {left}
          </div>
          <Button variant="outline" size="lg" block className={css.action} data-first-focus="" onClick={onAction}>
            {action}
          </Button>
        </div>
      </div>
    </FullscreenModal>
  );
}
