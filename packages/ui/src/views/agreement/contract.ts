import type { Labels } from '../../labels/index.ts';
import type { agreementLabels } from './labels.ts';
import type { Loadable } from '../../slots/models.ts';

/** One section of the service agreement. */
export interface AgreementEntry {
  readonly id: string;
  readonly title: string;
  /** HTML, rendered by RichText only. */
  readonly html: string;
}

/** The service agreement as an overlay. The app replaces an empty list by the built-in text (REG-07x). */
export interface AgreementViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly entries: Loadable<AgreementEntry>;
  /** Accepts and closes; omitted if read-only. */
  readonly onAccept?: (() => void) | undefined;
  readonly texts: Labels<typeof agreementLabels>;
}
