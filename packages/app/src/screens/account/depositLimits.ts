import type { SiteConfig } from '@housefront/contract/site-config';
import { fulfilled } from '../../kernel/fulfilled.ts';
import type { DepositLimits } from '../../protection/limits/useDepositLimits.ts';

type LimitsHook = () => DepositLimits;

const nothing: DepositLimits = { isPending: false, instead: [], blocks: [], problem: () => undefined };
const none = fulfilled<LimitsHook>(() => nothing);
let code: Promise<LimitsHook> | undefined;

/** Limits at a deposit. Their code loads there, and only on a site with a profile of player protection (RG-17, RG-37x). */
export function depositLimits({ protection }: Pick<SiteConfig, 'protection'>): Promise<LimitsHook> {
  if (!protection) return none;
  code ??= import('../../protection/limits/useDepositLimits.ts').then(
    ({ useDepositLimits }) => useDepositLimits,
    (error: unknown) => {
      // The next look tries again.
      code = undefined;
      throw error;
    },
  );
  return code;
}
