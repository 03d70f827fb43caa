import type { SiteConfig } from '@housefront/contract/site-config';
import { fulfilled } from '../../../kernel/fulfilled.ts';
import { lazyValue } from '../../../kernel/lazyValue.ts';
import type { DepositParts, WithdrawalParts } from '../../../protection/cashier.ts';
import type { Contribution } from '../window/contentWith.tsx';

export type { DepositParts, WithdrawalParts };

const noDepositParts: DepositParts = {
  waits: false,
  first: [],
  net: [],
  onRefused: () => undefined,
  limits: { isPending: false, instead: [], blocks: [], problem: () => undefined },
  protect: (_, section) => section,
};
const plainDeposit = fulfilled<Contribution<DepositParts>>(({ render }) => render(noDepositParts));
const plainWithdrawal = fulfilled<Contribution<WithdrawalParts>>(({ render }) => render({ net: [], payout: [] }));

const code = () => import('../../../protection/cashier.ts');
const protectedDeposit = lazyValue(async () => (await code()).DepositContribution);
const protectedWithdrawal = lazyValue(async () => (await code()).WithdrawalContribution);

/** Additions of player protection to a deposit. Their code loads there, and only on a site with a profile (RG-37x). */
export const depositParts = ({ protection }: Pick<SiteConfig, 'protection'>): Promise<Contribution<DepositParts>> =>
  protection ? protectedDeposit() : plainDeposit;

/** Additions of player protection to a withdrawal, as {@link depositParts}. */
export const withdrawalParts = ({
  protection,
}: Pick<SiteConfig, 'protection'>): Promise<Contribution<WithdrawalParts>> =>
  protection ? protectedWithdrawal() : plainWithdrawal;
