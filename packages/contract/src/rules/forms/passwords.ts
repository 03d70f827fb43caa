import { confirmationFault, passwordFault } from './checks.ts';
import { patterns } from './patterns.ts';

/** The form that changes the login password (PWD-03x). */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly checkPassword: string;
}

/** The form that sets or changes the withdrawal password (PWD-06x). */
export interface WithdrawPasswordChange {
  /** Ignored when none is set yet. */
  readonly oldPassword: string;
  readonly password: string;
  readonly checkPassword: string;
}

/** A rule that a field of a password form breaks. */
export interface PasswordFailure {
  readonly field: keyof PasswordChange;
  readonly key: string;
}

/**
 * Broken rules of a change of the login password, one per field: the old one present, the new one valid and different from
 * the old one, the confirmation equal (PWD-03x).
 */
export function checkPasswordChange(values: PasswordChange): readonly PasswordFailure[] {
  const { oldPassword, password, checkPassword } = values;
  const same = password === oldPassword ? 'signup.err_psw_same' : undefined;
  return failures({
    oldPassword: oldPassword === '' ? 'signup.err_psw_blank' : undefined,
    password: passwordFault(password) ?? same,
    checkPassword: confirmationFault(password, checkPassword),
  });
}

/** Broken rules of a withdrawal password: every one has four digits, and the confirmation is equal (PWD-06x). */
export function checkWithdrawPassword(values: WithdrawPasswordChange, hasOld: boolean): readonly PasswordFailure[] {
  const { oldPassword, password, checkPassword } = values;
  const fault = (pin: string) => (patterns.fourDigits.test(pin) ? undefined : 'signup.err_withdrawPsw_blank');
  return failures({
    oldPassword: hasOld ? fault(oldPassword) : undefined,
    password: fault(password),
    checkPassword: fault(checkPassword) ?? confirmationFault(password, checkPassword),
  });
}

function failures(keys: Readonly<Record<keyof PasswordChange, string | undefined>>): readonly PasswordFailure[] {
  return (['oldPassword', 'password', 'checkPassword'] as const).flatMap((field) => {
    const key = keys[field];
    return key === undefined ? [] : [{ field, key }];
  });
}
