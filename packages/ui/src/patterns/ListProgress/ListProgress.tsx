import { Button } from '../../primitives/Button/index.ts';
import type { ListProgressModel } from '../../slots/models.ts';
import * as css from './ListProgress.css.ts';

export interface ListProgressProps {
  readonly progress: ListProgressModel;
  readonly retry: string;
}

/**
 * Status of a list that is combined from several: failed parts with a retry, or the progress. `data-state` in CSS is the
 * state (CAT-29x).
 */
export function ListProgress({ progress, retry }: ListProgressProps) {
  const { state, text, onRetry } = progress;
  return (
    <div className={css.root} data-state={state}>
      <p>{text}</p>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
