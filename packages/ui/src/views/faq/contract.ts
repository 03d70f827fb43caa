import type { Loadable } from '../../slots/models.ts';

/** A question in the list; its answer has a page of its own. */
export interface QuestionModel {
  readonly id: string;
  readonly title: string;
  /** The first words of the answer. */
  readonly summary: string;
  readonly href: string;
}

export interface FaqTexts {
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly customerService: string;
  readonly loadFailed: string;
  readonly retry: string;
}

/** Questions of visitors (HOME-28). */
export interface FaqViewProps {
  readonly questions: Loadable<QuestionModel>;
  /** Absent when the site has no chat address. */
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: FaqTexts;
}
