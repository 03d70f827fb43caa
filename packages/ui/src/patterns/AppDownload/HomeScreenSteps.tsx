import { classes } from '../../primitives/shared/classes.ts';
import type { AppDownloadViewProps } from '../../views/app-download/contract.ts';
import * as css from './HomeScreenSteps.css.ts';

export interface HomeScreenStepsProps extends Pick<AppDownloadViewProps, 'steps'> {
  /** Class of the card of each system's steps. */
  readonly card: string;
  readonly className?: string | undefined;
}

/** Steps to add the site to the home screen, by system (SHELL-02x). */
export function HomeScreenSteps({ steps, card, className }: HomeScreenStepsProps) {
  return (
    <div className={classes(css.root, className)}>
      {steps.map(({ id, system, items }) => (
        <div key={id} className={card}>
          <h3 className={css.system}>{system}</h3>
          <ol className={css.list}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
