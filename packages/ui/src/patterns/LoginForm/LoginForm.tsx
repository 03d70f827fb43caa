import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { LoginViewProps } from '../../views/login/contract.ts';
import { CaptchaField } from '../CaptchaField/index.ts';
import * as css from './LoginForm.css.ts';

export type LoginFormProps = Pick<
  LoginViewProps,
  'captcha' | 'busy' | 'error' | 'onSubmit' | 'onCustomerService' | 'texts'
>;

/** Account, password and captcha. Which of them is wrong, and what to say, is the app's to decide (AUTH-06). */
export function LoginForm({ captcha, busy, error, onSubmit, onCustomerService, texts }: LoginFormProps) {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState('');
  const first = useRef<HTMLInputElement>(null);
  // A modal gives focus to its first control, the close button; the next frame is after that.
  useEffect(() => {
    const frame = requestAnimationFrame(() => first.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const wrong = (field: 'account' | 'password' | 'answer'): string | undefined =>
    error?.field === field ? error.message : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit({ account, password, answer });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {error && error.field === null && (
        <p className={css.failed} role="alert">
          {error.message}
        </p>
      )}
      <TextField
        ref={first}
        label={texts.account}
        name="account"
        value={account}
        onValueChange={setAccount}
        placeholder={texts.accountHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong('account')}
      />
      <PasswordField
        label={texts.password}
        name="password"
        value={password}
        onValueChange={setPassword}
        placeholder={texts.passwordHint}
        error={wrong('password')}
        texts={{ show: texts.showPassword, hide: texts.hidePassword }}
      />
      <CaptchaField captcha={captcha} value={answer} onValueChange={setAnswer} error={wrong('answer')} texts={texts} />
      <div className={css.actions}>
        <Button type="submit" variant="gold" size="lg" block loading={busy}>
          {busy ? texts.submitting : texts.submit}
        </Button>
        {onCustomerService && (
          <Button variant="ghost" block onClick={onCustomerService}>
            {texts.customerService}
          </Button>
        )}
      </div>
    </form>
  );
}
