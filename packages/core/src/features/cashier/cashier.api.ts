import { bankAccounts, bankAccountStore, type BankAccountWire } from '@housefront/contract/features/bank-account';
import {
  depositMethods,
  depositStore,
  withdrawalCancel,
  withdrawalInfo,
  withdrawalStore,
  type MoneyOrderWire,
} from '@housefront/contract/features/cashier';
import { foldNumber, type BankAccountForm } from '@housefront/contract/rules';
import { unwrap, type CallResult } from '../../adapters/http/call-types.ts';
import { showOutcome } from '../../calls/call-outcome.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { amountPayload, moneyPayload } from '../../money/member-currency.ts';
import { readServerTime } from '../../i18n/index.ts';
import type {
  BankAccount,
  BankAccounts,
  DepositForm,
  Deposits,
  MadeOrder,
  MoneyOrder,
  WithdrawalForm,
  Withdrawals,
} from './cashier.types.ts';
import { plainText } from '../../i18n/plain-text.ts';

/** Converts a bound account from the wire format. */
const readBankAccount = (wire: BankAccountWire): BankAccount => ({
  id: wire.id,
  bankName: plainText(wire.bank_name),
  holder: plainText(wire.account_name),
  number: wire.account_no,
  isDefault: wire.is_default,
});

/** The member's bank accounts, and the banks of the currency (MEM-45x). */
export const fetchBankAccounts = async (deps: FeatureDeps, signal: AbortSignal): Promise<BankAccounts> => {
  const { calls } = deps;
  const { list, banks, max_count } = unwrap(
    await calls.send(bankAccounts, moneyPayload(deps), { signal, silent: true }),
  );
  return {
    accounts: list.map(readBankAccount),
    banks: banks.map(({ bank_id, bank_name, icon }) => ({ id: bank_id, name: plainText(bank_name), icon })),
    hasRoom: max_count === null || list.length < max_count,
  };
};

/**
 * Binds a bank account and emits the result as a message. After a success, layout and accounts are refetched, so that
 * deposits and withdrawals that need an account become available. Never rejects (MEM-18).
 * @returns whether it was bound
 */
export const bindBankAccount = async (deps: FeatureDeps, form: BankAccountForm): Promise<boolean> => {
  const { calls, events, queryClient } = deps;
  const request = {
    ...moneyPayload(deps),
    bank_id: form.bankId,
    account_name: form.accountName.trim(),
    account_no: foldNumber(form.accountNo),
    branch: form.branch.trim(),
    withdraw_password: form.password,
  };
  const result = await calls.send(bankAccountStore, request, { silent: true });
  showOutcome({ events }, result, 'cashier.bound');
  if (result.ok) {
    events.emit('profile-changed', null);
    // A member who came from a withdrawal continues with it.
    const changed = ['bank-accounts', 'withdrawals'].map((name) => ['member', name]);
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }
  return result.ok;
};

const readOrder = (wire: MoneyOrderWire): MoneyOrder => ({
  number: wire.order_number,
  key: wire.request_key,
  status: wire.status,
  methodId: wire.method_id,
  accountId: wire.account_id,
  amount: wire.amount,
  fee: wire.fee,
  payUrl: wire.pay_url,
  crypto: { amount: wire.crypto_amount, coin: plainText(wire.crypto_currency), rate: wire.crypto_rate },
  expiresAt: readServerTime(wire.expire_at),
  canCancel: wire.can_cancel,
  story: {
    step: wire.step,
    times: {
      requested: readServerTime(wire.created_at),
      checked: readServerTime(wire.checked_at),
      sent: readServerTime(wire.sent_at),
      arrived: readServerTime(wire.finished_at),
    },
    usualMinutes: wire.usual_minutes,
    text: plainText(wire.status_text),
  },
});

/** Devices on the wire: 0 desktop, 1 mobile, 2 app (CFG-16). */
const deviceOf = ({ site }: FeatureDeps): 0 | 1 | 2 => {
  const { clientType, mode } = site.getState();
  if (clientType === 'app') return 2;
  return mode === 'desktop' ? 0 : 1;
};

/** The ways to deposit, and the latest deposits (MEM-36x). */
export const fetchDeposits = async (deps: FeatureDeps, signal: AbortSignal): Promise<Deposits> => {
  const request = { ...moneyPayload(deps), device: deviceOf(deps) };
  const { list, orders } = unwrap(await deps.calls.send(depositMethods, request, { signal, silent: true }));
  return {
    methods: list.map((wire) => ({
      id: wire.id,
      type: wire.type,
      name: plainText(wire.name),
      icon: wire.icon,
      min: wire.min_amount,
      max: wire.max_amount,
      feeRate: wire.fee_rate,
      presets: wire.preset_amounts,
      rate: wire.crypto_rate,
      receivers: wire.accounts.map(({ id, bank_name, account_name, account_no }) => ({
        id,
        bankName: plainText(bank_name),
        holder: plainText(account_name),
        number: account_no,
      })),
    })),
    orders: orders.map(readOrder),
  };
};

/** The withdrawable amount, and the latest withdrawals (MEM-39x). */
export const fetchWithdrawals = async (deps: FeatureDeps, signal: AbortSignal): Promise<Withdrawals> => {
  const { calls } = deps;
  const wire = unwrap(await calls.send(withdrawalInfo, moneyPayload(deps), { signal, silent: true }));
  return {
    available: wire.available_cash,
    min: wire.min_amount,
    max: wire.max_amount,
    feeRate: wire.fee_rate,
    left: wire.daily_left_count,
    turnover: wire.remaining_turnover,
    required: wire.required_turnover,
    held: wire.held_cash,
    accounts: wire.accounts.map(readBankAccount),
    orders: wire.orders.map(readOrder),
  };
};

const keyed = (key: string) => ({ silent: true, headers: { 'idempotency-key': key } }) as const;

/** Starts a deposit. Returns the address of the payment page, if there is one. */
export const sendDeposit = async (
  deps: FeatureDeps,
  key: string,
  { methodId, accountId, amount, payerName }: DepositForm,
): Promise<CallResult<MadeOrder>> => {
  const body = {
    ...amountPayload(deps, amount),
    method_id: methodId,
    account_id: accountId,
    payer_name: payerName.trim(),
    remark: '',
  };
  const result = await deps.calls.send(depositStore, body, keyed(key));
  return result.ok ? { ...result, data: { number: result.data.order_number, payUrl: result.data.pay_url } } : result;
};

/** Starts a withdrawal. */
export const sendWithdrawal = async (
  deps: FeatureDeps,
  key: string,
  { bankAccountId, amount, password }: WithdrawalForm,
): Promise<CallResult<MadeOrder>> => {
  const body = {
    ...amountPayload(deps, amount),
    bank_account_id: bankAccountId,
    withdraw_password: password,
  };
  const result = await deps.calls.send(withdrawalStore, body, keyed(key));
  return result.ok ? { ...result, data: { number: result.data.order_number, payUrl: null } } : result;
};

/** Cancels a withdrawal and emits the result as a message; orders and balance are read again (RG-27). */
export const sendCancel = async (
  { calls, config, events, queryClient }: FeatureDeps,
  number: string,
): Promise<boolean> => {
  const request = { site_id: config.siteId, order_number: number };
  const result = await calls.send(withdrawalCancel, request, { silent: true });
  showOutcome({ events }, result, 'cashier.cancelled');
  events.emit('balance-changed', { cash: null });
  await queryClient.invalidateQueries({ queryKey: ['member', 'withdrawals'] });
  return result.ok;
};
