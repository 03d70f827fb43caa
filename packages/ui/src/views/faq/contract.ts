import type { Labels } from '../../labels/index.ts';
import type { faqLabels } from './labels.ts';
import type { Loadable } from '../../slots/models.ts';

/** A question of the list; its answer has a page of its own. */
export interface QuestionModel {
  readonly id: string;
  readonly title: string;
  /** The beginning of the answer. */
  readonly summary: string;
  readonly href: string;
}

/** Frequently asked questions (HOME-28). */
export interface FaqViewProps {
  readonly questions: Loadable<QuestionModel>;
  /** Omitted if the site has no chat address. */
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: Labels<typeof faqLabels>;
}
