import type { SiteConfig } from '@housefront/contract/site-config';
import type { AccountBlock } from '@housefront/ui/views';
import { fulfilled } from '../../kernel/fulfilled.ts';

type PayoutHook = () => readonly AccountBlock[];

const none = fulfilled<PayoutHook>(() => []);
let code: Promise<PayoutHook> | undefined;

/** The payment of winnings among the parts of the withdrawal. Its code loads there, and only on a site that has it (RG-43). */
export function payoutPart({ protection }: Pick<SiteConfig, 'protection'>): Promise<PayoutHook> {
  if (protection?.values.payout === undefined) return none;
  code ??= import('./usePayoutBlocks.ts').then(
    ({ usePayoutBlocks }) => usePayoutBlocks,
    (error: unknown) => {
      // The next look tries again.
      code = undefined;
      throw error;
    },
  );
  return code;
}
