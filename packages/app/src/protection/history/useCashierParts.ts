import { rereadProtection } from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import { useCapabilities } from '../../kernel/capabilities.ts';
import type { DepositParts } from '../../kernel/extension.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useFundsBlocks } from './useFundsBlocks.ts';
import { useNetDeposits } from './useNetDeposits.ts';
import { useProtectionState } from '../state/useProtectionState.ts';

const none: readonly AccountBlock[] = [];

/** Net deposits in the cashier, and the text on client money before a deposit until it is acknowledged (RG-40). */
export function useCashierParts(): Pick<DepositParts, 'waits' | 'first' | 'net' | 'onRefused'> {
  const { core } = useRuntime();
  const { fundsNotice } = useCapabilities();
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
