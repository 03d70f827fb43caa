import { foldCode, foldNumber, foldPhone, patterns } from '@housefront/contract/rules';

/** Step 1: the proof of identity. The contact that was not chosen is sent as '' (WPR-16x). */
export interface IdentityForm {
  readonly way: 'phone' | 'email';
  readonly account: string;
  readonly withdrawPassword: string;
  readonly phone: string;
  readonly email: string;
  /** Answer to the captcha. */
  readonly captcha: string;
}

/** Step 2: the new login password. */
export interface PasswordForm {
  readonly password: string;
  readonly confirm: string;
}

/** A field with the message key that it shows. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly key: string;
}

/** An e-mail address with a dotted domain (REG-62x). */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** The shared login-password format (REG-60). */
export const PASSWORD = /^(?=.*[a-z])(?=.*\d)[A-Za-z0-9]{6,12}$/;

/** Shortest and longest login password; also the values of the texts about it. */
export const PASSWORD_LENGTH = { min: 6, max: 12 } as const;

/** The typed values in the form in which they are checked and sent (FLD-07). */
export const foldIdentity = (form: IdentityForm, currency: string): IdentityForm => ({
  ...form,
  withdrawPassword: foldNumber(form.withdrawPassword),
  phone: foldPhone(form.phone, currency),
  captcha: foldCode(form.captcha),
});

/** The error of a phone in the sent form, or null (FLD-07). */
const checkPhone = (phone: string): string | null => {
  if (/^\+[0-9]+$/.test(phone)) return 'signup.err_phone_country';
  return patterns.digits.test(phone) ? null : 'signup.err_phone_invalid';
};

/** The error of an e-mail address, or null (WPR-05). */
export const checkEmail = (email: string): string | null =>
  EMAIL.test(email.trim()) ? null : 'signup.err_email_format';

/** The first field of step 1 that is wrong, or null. The captcha's answer itself is compared later (WPR-08). */
export const checkIdentity = (form: IdentityForm): FieldProblem<keyof IdentityForm> | null => {
  if (form.account.trim() === '') return { field: 'account', key: 'ph_account_name' };
  if (form.withdrawPassword === '') return { field: 'withdrawPassword', key: 'signup.require_text' };
  const email = form.way === 'email' ? checkEmail(form.email) : null;
  if (email !== null) return { field: 'email', key: email };
  const phone = form.way === 'phone' ? checkPhone(form.phone) : null;
  if (phone !== null) return { field: 'phone', key: phone };
  return form.captcha.trim() === '' ? { field: 'captcha', key: 'ph_account_verify_code' } : null;
};

/** The first field of step 2 that is wrong, or null (WPR-12). */
export const checkPassword = ({ password, confirm }: PasswordForm): FieldProblem<keyof PasswordForm> | null => {
  if (password === '') return { field: 'password', key: 'signup.err_psw_blank' };
  if (password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max)
    return { field: 'password', key: 'signup.err_psw_length' };
  if (!PASSWORD.test(password)) return { field: 'password', key: 'signup.err_psw_format' };
  return password === confirm ? null : { field: 'confirm', key: 'signup.err_checkPsw_diff' };
};

/** Whether the typed answer equals the text of the picture; case and outer spaces do not count (WPR-19x). */
export const sameCaptcha = (typed: string, shown: string): boolean =>
  typed.trim().toLowerCase() === shown.trim().toLowerCase();
