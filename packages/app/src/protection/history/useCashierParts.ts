import { rereadProtection } from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import { useProtection } from '../../kernel/protection-parts.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useFundsBlocks } from './useFundsBlocks.ts';
import { useNetDeposits } from './useNetDeposits.ts';
import { useProtectionState } from './useProtectionState.ts';

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

const none: readonly AccountBlock[] = [];

/** Net deposits in the cashier (RG-40), and the text on client money before a deposit until it is acknowledged (RG-34). */
export function useCashierParts(): CashierParts {
  const { core } = useRuntime();
  const { fundsNotice } = useProtection();
  const { data, isPending } = useProtectionState();
  const funds = useFundsBlocks(data?.funds);
  const net = useNetDeposits();
  const isUnread = data?.funds?.read === false;
  return {
    waits: fundsNotice === true && isPending,
    first: isUnread ? funds : none,
    net,
    onRefused: () => void rereadProtection(core),
  };
}
