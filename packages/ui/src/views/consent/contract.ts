import type { Labels } from '../../labels/index.ts';
import type { consentLabels } from './labels.ts';

/** A category that the visitor may agree to. */
export interface ConsentChoice {
  readonly id: 'statistics' | 'marketing';
  readonly agreed: boolean;
  /** Names of the services of others; none if the site's own component is the only one. */
  readonly services: readonly string[];
}

/** The question for consent to services of others, and the dialog of the choices (CNS-02). */
export interface ConsentViewProps {
  /** Whether the question is shown, at the lower edge of the page. */
  readonly asks: boolean;
  /** Whether the dialog is open. */
  readonly open: boolean;
  readonly choices: readonly ConsentChoice[];
  /** Name of the signal of the browser that refuses everything; null without it. */
  readonly signal: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Opens the dialog. */
  readonly onChoose: () => void;
  readonly onChange: (id: ConsentChoice['id'], agreed: boolean) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly texts: Labels<typeof consentLabels>;
}
