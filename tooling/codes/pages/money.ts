import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { recallMessage } from '../../../packages/core/src/features/wallet/wallet.codes.ts';
import { again, part, refusedWith, shown, told, type CallsOfPage, type Outcome } from '../outcomes.ts';

const recalling = (code: string): Outcome =>
  shown(recallMessage(refusedWith(code)), 'message; the ten seconds of rest run on');

const ordering = 'message; the form stays as it is, limits and orders are read again';

/** The wallet and the pages of money. */
export const money: CallsOfPage = {
  title: 'Wallet, deposit, withdrawal and bank account',
  parts: [
    part('Recall of all funds', calls.balanceAllBack, recalling),
    part('Get-back of the balance', calls.balanceGetBack, recalling),
    told('Deposit', calls.depositStore, ordering),
    told('Withdrawal', calls.withdrawalStore, ordering),
    told('Binding a bank account', calls.bankAccountStore, 'message; the form stays as it is'),
    again('Balances', calls.myCash),
    again('Ways to deposit', calls.depositMethods, 'service'),
    again('Amount that can be withdrawn', calls.withdrawalInfo, 'service'),
    again('Bank accounts', calls.bankAccounts, 'service'),
  ],
};
