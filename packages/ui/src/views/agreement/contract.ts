import type { Labels } from '../../labels/index.ts';
import type { agreementLabels } from './labels.ts';
import type { Loadable } from '../../slots/models.ts';

/** One part of the service agreement. */
export interface AgreementEntry {
  readonly id: string;
  readonly title: string;
  /** HTML, shown by RichText only. */
  readonly html: string;
}

/** The service agreement over the page (SHELL-37x, REG-06, REG-07x). An empty list of the site comes as the built-in text. */
export interface AgreementViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly entries: Loadable<AgreementEntry>;
  /** Agrees and closes; absent where it is only to be read. */
  readonly onAccept?: (() => void) | undefined;
  readonly texts: Labels<typeof agreementLabels>;
}
