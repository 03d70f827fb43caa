import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import type { PageStepsModel } from '../../slots/models.ts';
import type { Labels } from '../../labels/index.ts';
import type { pageStepLabels } from './labels.ts';
import * as css from './PageSteps.css.ts';

export interface PageStepsProps {
  readonly pages: PageStepsModel;
  readonly texts: Labels<typeof pageStepLabels>;
  readonly className?: string | undefined;
}

/** Buttons to the previous and the next page; nothing for a single page. The page is announced when it changes. */
export function PageSteps({ pages: { current, total, onPage }, texts, className = '' }: PageStepsProps) {
  if (total <= 1) return null;
  return (
    <div className={`${css.root} ${className}`}>
      <IconButton
        className={css.step}
        label={texts.previous}
        icon={<Icon name="lucide:chevron-left" />}
        // A disabled button would lose the focus.
        aria-disabled={current <= 1}
        onClick={() => onPage(Math.max(1, current - 1))}
      />
      <span aria-live="polite">{texts.page({ page: current, pages: total })}</span>
      <IconButton
        className={css.step}
        label={texts.next}
        icon={<Icon name="lucide:chevron-right" />}
        aria-disabled={current >= total}
        onClick={() => onPage(Math.min(total, current + 1))}
      />
    </div>
  );
}
