import type { SiteConfig } from '@housefront/contract/site-config';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { fulfilled } from '../../kernel/fulfilled.ts';
import type { CashierParts } from '../../protection/history/useCashierParts.ts';
import type { DepositLimits } from '../../protection/limits/useDepositLimits.ts';

/** Hooks that player protection adds to the cashier. */
interface CashierHooks {
  readonly useCashierParts: () => CashierParts;
  readonly useDepositLimits: () => DepositLimits;
  /** The payment of winnings, among the parts of a withdrawal (RG-43). */
  readonly usePayoutBlocks: () => readonly AccountBlock[];
  /** The section of a deposit as the profile wants it. */
  readonly useProtectedDeposit: (isMember: boolean, section: AccountSection) => AccountSection;
}

const noParts: CashierParts = { waits: false, first: [], net: [], onRefused: () => undefined };
const noLimits: DepositLimits = { isPending: false, instead: [], blocks: [], problem: () => undefined };
const noBlocks: readonly AccountBlock[] = [];
const none = fulfilled<CashierHooks>({
  useCashierParts: () => noParts,
  useDepositLimits: () => noLimits,
  usePayoutBlocks: () => noBlocks,
  useProtectedDeposit: (_, section) => section,
});
let code: Promise<CashierHooks> | undefined;

/** The hooks of player protection in the cashier. Their code loads there, and only on a site with a profile (RG-37x). */
export function cashierHooks({ protection }: Pick<SiteConfig, 'protection'>): Promise<CashierHooks> {
  if (!protection) return none;
  code ??= import('../../protection/cashier.ts').then(undefined, (error: unknown) => {
    // The next look tries again.
    code = undefined;
    throw error;
  });
  return code;
}
