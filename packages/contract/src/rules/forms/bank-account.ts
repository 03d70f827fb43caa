import { isNameIn } from './checks.ts';
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

/** Largest length of the name of a holder or a branch, in characters. */
export const MAX_BANK_TEXT = 60;
const ACCOUNT_NUMBER = /^[0-9]{6,20}$/;

/** The member who registers a bank account. */
export interface BankAccountOwner {
  /** The name that the platform has for the member; it is always valid. Blank for none. */
  readonly name: string;
  /** The login name. */
  readonly account: string;
  readonly currency: string;
}

/**
 * Whether a name is only the login name: some platforms fill a blank name with it. A login name without digits may be a real
 * name (MEM-45x).
 */
export const isLoginName = (name: string, account: string): boolean =>
  /\d/.test(account) && name.trim().toLowerCase() === account.trim().toLowerCase();

/** The name of a member that can be the holder of an account; blank when the platform knows none (MEM-45x). */
export const knownHolder = ({ name, account }: Pick<BankAccountOwner, 'name' | 'account'>): string =>
  isLoginName(name, account) ? '' : name.trim();

/** The key of the error for a holder; undefined if valid. Names follow the registration rules of the member's currency. */
function holderFault(holder: string, owner: BankAccountOwner): string | undefined {
  const known = knownHolder(owner);
  if (known !== '' && holder === known && holder.length <= MAX_BANK_TEXT) return undefined;
  if (holder === '') return 'cashier.err_holder';
  if (isLoginName(holder, owner.account)) return 'cashier.err_holder_login';
  return isNameIn(owner.currency, holder) ? undefined : 'signup.err_name_format';
}

/**
 * Keys of the broken rules by field: a bank, a holder, 6 to 20 digits, and a withdrawal password of four digits. The branch
 * may be empty. The number is in the form that is sent (MEM-45x).
 */
export function checkBankAccount(
  form: BankAccountForm,
  owner: BankAccountOwner,
): Readonly<Partial<Record<keyof BankAccountForm, string>>> {
  const holder = holderFault(form.accountName.trim(), owner);
  return {
    ...(form.bankId === '' && { bankId: 'cashier.err_bank' }),
    ...(holder !== undefined && { accountName: holder }),
    ...(!ACCOUNT_NUMBER.test(form.accountNo) && { accountNo: 'cashier.err_account_no' }),
    ...(form.branch.length > MAX_BANK_TEXT && { branch: 'cashier.err_branch' }),
    ...(!patterns.fourDigits.test(form.password) && { password: 'signup.err_withdrawPsw_blank' }),
  };
}
