import type { SiteConfig } from '@housefront/contract/site-config';
import type { AccountSection } from '@housefront/ui/views';
import { fulfilled } from '../../kernel/fulfilled.ts';
import type { DepositLimits } from '../../protection/limits/useDepositLimits.ts';

/** Hooks of the deposit. */
interface DepositParts {
  readonly useDepositLimits: () => DepositLimits;
  /** The section as the profile wants it. */
  readonly useProtectedDeposit: (isMember: boolean, section: AccountSection) => AccountSection;
}

const nothing: DepositLimits = { isPending: false, instead: [], blocks: [], problem: () => undefined };
const none = fulfilled<DepositParts>({
  useDepositLimits: () => nothing,
  useProtectedDeposit: (_, section) => section,
});
let code: Promise<DepositParts> | undefined;

/**
 * The parts that player protection adds to a deposit. The code loads there, and only on a site with a profile (RG-03, RG-15, RG-17,
 * RG-37x).
 */
export function depositParts({ protection }: Pick<SiteConfig, 'protection'>): Promise<DepositParts> {
  if (!protection) return none;
  code ??= import('../../protection/deposit.ts').then(undefined, (error: unknown) => {
    // The next look tries again.
    code = undefined;
    throw error;
  });
  return code;
}
