import type { ReactNode } from 'react';
import * as css from './Timeline.css.ts';
import type { TimelineStep } from './Timeline.types.ts';

export interface TimelineProps {
  readonly steps: readonly TimelineStep[];
}

/**
 * Steps from the first to the last, with the times of those that are done. The awaited one is the current step for screen
 * readers. In CSS: `data-state` of a step.
 */
export function Timeline({ steps }: TimelineProps): ReactNode {
  return (
    <ol className={css.list}>
      {steps.map(({ id, label, state, time }) => (
        <li key={id} className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.mark} aria-hidden="true" />
          <span className={css.label}>{label}</span>
          {time !== undefined && <bdi className={css.time}>{time}</bdi>}
        </li>
      ))}
    </ol>
  );
}
