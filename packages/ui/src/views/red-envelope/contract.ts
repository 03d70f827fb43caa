import type { Labels } from '../../labels/index.ts';
import type { redEnvelopeLabels } from './labels.ts';
/** A floating red envelope, and the amount won (ENV-01). */
export interface RedEnvelopeViewProps {
  /** Null if there is none to claim. */
  readonly offer: {
    /** Remaining time, e.g. 04:59. */
    readonly left: string;
    readonly claiming: boolean;
    /** The claim got no answer; its outcome is being looked up. */
    readonly checking: boolean;
    readonly onClaim: () => void;
  } | null;
  readonly collapsed: boolean;
  readonly onToggle: () => void;
  /** Amount with its currency; null if nothing was won. */
  readonly won: string | null;
  /** Dismisses the amount won. */
  readonly onClose: () => void;
  readonly texts: Labels<typeof redEnvelopeLabels>;
}
