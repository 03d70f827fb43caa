import type { SiteConfig } from '@housefront/contract/site-config';
import { fulfilled } from '../../kernel/fulfilled.ts';
import type { CashierParts } from '../../protection/history/cashier-parts.types.ts';

type PartsHook = () => CashierParts;

const nothing: CashierParts = { waits: false, first: [], net: [], onRefused: () => undefined };
const none = fulfilled<PartsHook>(() => nothing);
let code: Promise<PartsHook> | undefined;

/** The hook of the cashier's parts; only a site with a profile loads its code. */
export function cashierParts({ protection }: Pick<SiteConfig, 'protection'>): Promise<PartsHook> {
  if (!protection) return none;
  code ??= import('../../protection/history/useCashierParts.ts').then(
    ({ useCashierParts }) => {
      code = fulfilled<PartsHook>(useCashierParts);
      return useCashierParts;
    },
    (error: unknown) => {
      // The next look tries again.
      code = undefined;
      throw error;
    },
  );
  return code;
}
