import type { Core } from '@housefront/core';
import { extensionOf, type Contribution, type DepositParts, type WithdrawalParts } from '../../../kernel/extension.ts';
import { fulfilled } from '../../../kernel/fulfilled.ts';

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

/** Additions to a deposit. Their code loads there, and only on a site that has some (RG-37x). */
export const depositParts = (core: Core): Promise<Contribution<DepositParts>> =>
  extensionOf(core)?.deposit() ?? plainDeposit;

/** Additions to a withdrawal, as {@link depositParts}. */
export const withdrawalParts = (core: Core): Promise<Contribution<WithdrawalParts>> =>
  extensionOf(core)?.withdrawal() ?? plainWithdrawal;
