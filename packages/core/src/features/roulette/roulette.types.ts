import type { Money } from '@housefront/contract/money';

/** A prize of the wheel. */
export interface Prize {
  readonly id: string;
  /** '' for a cash prize without a name. */
  readonly name: string;
  /** Address of its picture; '' for none. */
  readonly icon: string;
  /** Null for a prize that is not cash. */
  readonly amount: Money | null;
}

/** The wheel: its prizes in order, and the number of draws (ROU-01). */
export interface WheelDetail {
  readonly prizes: readonly Prize[];
  /** Null when the platform does not say. */
  readonly draws: number | null;
  /** Address of the picture for this number of prizes; null where the wheel is drawn (ROU-02). */
  readonly image: string | null;
}

/** Result of a spin. */
export interface Spun {
  readonly prizeId: string;
  /** Null when the platform does not say. */
  readonly draws: number | null;
}
