import { bankAccounts, bankAccountStore } from '@housefront/contract/features/bank-account';
import { checkBankAccount } from '@housefront/contract/rules';
import { MAX_BANK_ACCOUNTS, type BankAccount } from '../../world/cashier/bank-accounts.ts';
import type { World } from '../../world/world.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { pictureUrl } from '../../answers/services.ts';

/** Address of a bank's drawn mark. */
export const bankMark = (bankId: string): string => `/api/art/banks/${bankId}.svg`;

/** An account number with only its end visible. */
const masked = (number: string): string => `**** ${number.slice(-4)}`;

/** A bound account in the wire format. */
export const bankAccountWire = (world: World, currency: string, account: BankAccount, index: number) => ({
  id: account.id,
  bank_name: world.cashier.of(currency).banks.find(({ id }) => id === account.bankId)?.name ?? account.bankId,
  account_name: account.accountName,
  account_no: masked(account.accountNo),
  is_default: index === 0 ? 1 : 0,
});

/** The member's accounts, the oldest is the default one, and the banks of the member's currency. */
export const bankAccountsHandler = defineMemberHandler(bankAccounts, ({ world, services, signed: { member }, ok }) =>
  ok({
    list: world.bankAccounts
      .list(member.id)
      .map((account, index) => bankAccountWire(world, member.currency, account, index)),
    banks: world.cashier
      .of(member.currency)
      .banks.map(({ id, name }) => ({ bank_id: id, bank_name: name, icon: pictureUrl(services, bankMark(id)) })),
    max_count: MAX_BANK_ACCOUNTS,
  }),
);

const sameName = (a: string, b: string): boolean => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Binds an account; refused with the codes of the contract; the password is checked last. */
export const bankAccountStoreHandler = defineMemberHandler(
  bankAccountStore,
  async ({ request, world, signed: { member }, ok, refuse }) => {
    const { identity } = world;
    const form = {
      bankId: request.bank_id,
      accountName: request.account_name,
      accountNo: request.account_no,
      branch: request.branch,
      password: request.withdraw_password,
    };
    if (world.cashier.isClosed()) return refuse('108', 'walletClosed');
    const isBank = world.cashier.of(member.currency).banks.some(({ id }) => id === form.bankId);
    if (!isBank || Object.keys(checkBankAccount(form, member)).length > 0) return refuse('101', 'fieldInvalid');
    if (member.name !== '' && !sameName(form.accountName, member.name)) return refuse('102', 'holderDiffers');
    if (!identity.hasWithdrawPassword(member.id)) return refuse('106', 'withdrawPasswordMissing');
    const right = await identity.checkWithdrawPassword(member.id, form.password);
    // Checked after the password, because many calls may have been sent while it was hashed.
    if (identity.oldPasswordsBlocked(member.id)) return refuse('107', 'identityBlocked');
    if (!right) {
      identity.oldPasswordFailed(member.id);
      return refuse('103', 'withdrawPasswordWrong');
    }
    const { bankId, accountName, branch, accountNo } = form;
    const account = { bankId, accountName, branch, accountNo };
    return world.db.transaction(() => {
      // Read again: meanwhile another account may have been bound, with another holder.
      const name = world.members.byId(member.id)?.name ?? '';
      if (name !== '' && !sameName(accountName, name)) return refuse('102', 'holderDiffers');
      const bound = world.bankAccounts.bind(member.id, account);
      if (bound === 'full') return refuse('104', 'bankAccountsFull');
      if (bound === 'taken') return refuse('105', 'bankAccountTaken');
      // A member without a name gets the name of the first holder; further accounts must have it.
      if (name === '') world.members.fill(member.id, { name: accountName.trim(), profile: {} });
      return ok();
    });
  },
);
