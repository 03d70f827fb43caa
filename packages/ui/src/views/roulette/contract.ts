import type { Labels } from '../../labels/index.ts';
import type { rouletteLabels } from './labels.ts';

/** A prize as shown. */
export interface WheelPrize {
  readonly id: string;
  /** Its name, or the amount with its currency. */
  readonly name: string;
  /** Address of its picture; '' for none. */
  readonly icon: string;
}

/** The wheel of prizes: its floating entry, the wheel itself, and the prize (ROU-02). */
export interface RouletteViewProps {
  /** The entry; null while no wheel runs. It can be pressed once the pictures are loaded (ROU-03). */
  readonly entry: {
    /** Null if unknown, also below. */
    readonly draws: number | null;
    readonly pictures: readonly string[];
    readonly onOpen: () => void;
  } | null;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly state: 'loading' | 'ready' | 'error';
  readonly onRetry: () => void;
  /** In the order of the wheel, clockwise from the pointer. */
  readonly prizes: readonly WheelPrize[];
  /** Picture of the wheel; null if it is drawn (ROU-13x). */
  readonly image: string | null;
  readonly draws: number | null;
  /** `asking` until the platform answers, `turning` until the wheel stops, `checking` after a draw without an answer. */
  readonly phase: 'idle' | 'asking' | 'turning' | 'checking';
  /** Clockwise rotation of the wheel, in degrees. */
  readonly turn: number;
  /** Duration of the rotation, in milliseconds (ROU-05). */
  readonly turnMs: number;
  readonly onSpin: () => void;
  /** The prize; null if there is none to show. */
  readonly won: WheelPrize | null;
  /** Closes the prize (ROU-07). */
  readonly onTake: () => void;
  readonly texts: Labels<typeof rouletteLabels>;
}
