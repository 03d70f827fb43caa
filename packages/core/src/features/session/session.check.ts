/** The values of the login form. */
export interface LoginForm {
  readonly account: string;
  readonly password: string;
  /** Answer to the captcha. */
  readonly answer: string;
}

/** Message key of the first field that is empty, or null (AUTH-06). */
export const checkLogin = (form: LoginForm): 'ph_account_name' | 'ph_password' | 'ph_account_verify_code' | null => {
  if (form.account.trim() === '') return 'ph_account_name';
  if (form.password === '') return 'ph_password';
  return form.answer.trim() === '' ? 'ph_account_verify_code' : null;
};
