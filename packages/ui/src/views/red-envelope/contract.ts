import type { Labels } from '../../labels/index.ts';
import type { redEnvelopeLabels } from './labels.ts';
/** A red envelope that floats above the page, and what was found in it (ENV-01 to ENV-09x, SHELL-40). */
export interface RedEnvelopeViewProps {
  /** Null when there is none to claim. */
  readonly offer: {
    /** Time that is left, e.g. 04:59. */
    readonly left: string;
    readonly claiming: boolean;
    readonly onClaim: () => void;
  } | null;
  readonly collapsed: boolean;
  readonly onToggle: () => void;
  /** Amount with its currency; null when nothing was won. */
  readonly won: string | null;
  /** The won amount was seen. */
  readonly onClose: () => void;
  readonly texts: Labels<typeof redEnvelopeLabels>;
}
