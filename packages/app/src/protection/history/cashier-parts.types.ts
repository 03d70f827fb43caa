import type { AccountBlock } from '@housefront/ui/views';

/** Additions of player protection to the cashier. */
export interface CashierParts {
  /** It is not known yet whether something comes first. */
  readonly waits: boolean;
  /** Takes the place of the form of a deposit (RG-34). */
  readonly first: readonly AccountBlock[];
  /** Net deposits, below the form (RG-40). */
  readonly net: readonly AccountBlock[];
  /** Asks the platform again, after it refused a deposit: something may have to come first. */
  readonly onRefused: () => void;
}
