import type { ReactNode } from 'react';
import type { Labels } from '../../labels/index.ts';
import type { PanicButtonProps } from '../../patterns/PanicButton/PanicButton.types.ts';
import type { playLabels } from './labels.ts';

/** A game in a frame: the page `/play` and the play modal show the same view (PLAY-14). */
export interface PlayViewProps {
  readonly gameName: string;
  /** Checked http(s) address of the provider; null while it is being obtained. */
  readonly url: string | null;
  readonly demo: boolean;
  /** Figures of the member's session, between toolbar and game; none without it (RG-10). */
  readonly figures?: ReactNode;
  readonly onLeave: () => void;
  /** Only for guests on a demo game. */
  readonly onRealPlay?: (() => void) | undefined;
  /** The button that blocks the member, on sites that have it (RG-21). */
  readonly panic?: PanicButtonProps | undefined;
  readonly texts: Labels<typeof playLabels>;
}
