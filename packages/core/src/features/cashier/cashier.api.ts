import { bankAccounts, bankAccountStore, type BankAccountWire } from '@housefront/contract/features/bank-account';
import { plainAccountNo, type BankAccountForm } from '@housefront/contract/rules';
import { unwrap } from '../../adapters/call-types.ts';
import { describeError } from '../../call-message.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { BankAccount, BankAccounts } from './cashier.types.ts';

/** A bound account as it came. */
export const readBankAccount = (wire: BankAccountWire): BankAccount => ({
  id: wire.id,
  bankName: wire.bank_name,
  holder: wire.account_name,
  number: wire.account_no,
  isDefault: wire.is_default,
});

/** The member's bank accounts, and the banks of the currency (MEM-45x). */
export const fetchBankAccounts = async ({ calls, site }: FeatureDeps, signal: AbortSignal): Promise<BankAccounts> => {
  const { currency, siteId } = site.getState();
  const request = { site_id: siteId, currency };
  const { list, banks, max_count } = unwrap(await calls.send(bankAccounts, request, { signal, silent: true }));
  return {
    accounts: list.map(readBankAccount),
    banks: banks.map(({ bank_id, bank_name, icon }) => ({ id: bank_id, name: bank_name, icon })),
    hasRoom: list.length < max_count,
  };
};

/**
 * Binds a bank account and says how it went. After a success layout and accounts are read again, so that deposits that waited
 * for it are open (MEM-45x, MEM-18). Never rejects.
 * @returns whether it was bound
 */
export const bindBankAccount = async (deps: FeatureDeps, form: BankAccountForm): Promise<boolean> => {
  const { calls, events, queryClient, site } = deps;
  const { currency, siteId } = site.getState();
  const request = {
    site_id: siteId,
    currency,
    bank_id: form.bankId,
    account_name: form.accountName.trim(),
    account_no: plainAccountNo(form.accountNo),
    branch: form.branch.trim(),
    withdraw_password: form.password,
  };
  const result = await calls.send(bankAccountStore, request, { silent: true });
  const message = result.ok ? ({ kind: 'success', key: 'cashier.bound' } as const) : describeError(result.error);
  if (message !== null) events.emit('message', message);
  if (result.ok) {
    events.emit('profile-changed', null);
    await queryClient.invalidateQueries({ queryKey: ['member', 'bank-accounts'] });
  }
  return result.ok;
};
