import { patterns } from './patterns.ts';

/** The form that binds a bank account (MEM-45x). */
export interface BankAccountForm {
  readonly bankId: string;
  readonly accountName: string;
  readonly accountNo: string;
  readonly branch: string;
  /** The withdrawal password. */
  readonly password: string;
}

/** Most characters of a holder or a branch. */
export const MAX_BANK_TEXT = 60;
const ACCOUNT_NUMBER = /^\d{6,20}$/;

/** An account number without the blanks and hyphens that people write between its groups. */
export const plainAccountNo = (typed: string): string => typed.replace(/[\s-]/g, '');

/**
 * Keys of the broken rules by field: a bank, a holder, 6 to 20 digits, and a withdrawal password of four digits (MEM-45x).
 * The branch may be empty.
 */
export function checkBankAccount(form: BankAccountForm): Readonly<Partial<Record<keyof BankAccountForm, string>>> {
  const name = form.accountName.trim();
  return {
    ...(form.bankId === '' && { bankId: 'cashier.err_bank' }),
    ...((name === '' || name.length > MAX_BANK_TEXT) && { accountName: 'cashier.err_holder' }),
    ...(!ACCOUNT_NUMBER.test(plainAccountNo(form.accountNo)) && { accountNo: 'cashier.err_account_no' }),
    ...(form.branch.length > MAX_BANK_TEXT && { branch: 'cashier.err_branch' }),
    ...(!patterns.fourDigits.test(form.password) && { password: 'signup.err_withdrawPsw_blank' }),
  };
}
