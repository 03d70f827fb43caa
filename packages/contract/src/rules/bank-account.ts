import { patterns } from './patterns.ts';
import { isName } from './typed-name.ts';

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
const ACCOUNT_NUMBER = /^[0-9]{6,20}$/;

/**
 * Keys of the broken rules by field: a bank, a holder, 6 to 20 digits, and a withdrawal password of four digits (MEM-45x).
 * The branch may be empty. The number is in the form that is sent (FLD-07).
 * @param known the holder whom the platform knows, who may be bound whatever the name looks like
 */
export function checkBankAccount(
  form: BankAccountForm,
  known = '',
): Readonly<Partial<Record<keyof BankAccountForm, string>>> {
  const name = form.accountName.trim();
  const isHolder =
    known.trim() !== '' && name === known.trim() ? name.length <= MAX_BANK_TEXT : isName(name, MAX_BANK_TEXT);
  return {
    ...(form.bankId === '' && { bankId: 'cashier.err_bank' }),
    ...(!isHolder && { accountName: 'cashier.err_holder' }),
    ...(!ACCOUNT_NUMBER.test(form.accountNo) && { accountNo: 'cashier.err_account_no' }),
    ...(form.branch.length > MAX_BANK_TEXT && { branch: 'cashier.err_branch' }),
    ...(!patterns.fourDigits.test(form.password) && { password: 'signup.err_withdrawPsw_blank' }),
  };
}
