import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { PasswordField } from '../../../primitives/PasswordField/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { LoginViewProps } from '../../../views/login/contract.ts';
import { Captcha } from './Captcha.tsx';
import * as css from './LoginView.css.ts';

/** Account, password and captcha. Which of them is wrong, and what to say, is the app's to decide (AUTH-06). */
export function LoginForm({ captcha, busy, error, onSubmit, onCustomerService, texts }: LoginViewProps) {
  const first = useRef<HTMLInputElement>(null);
  // The dialog gives focus to its first control, the close button; the next frame is after that.
  useEffect(() => {
    const frame = requestAnimationFrame(() => first.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState({ to: captcha.image, text: '' });
  // An answer belongs to its picture.
  const answered = answer.to === captcha.image ? answer.text : '';
  const wrong = (field: 'account' | 'password' | 'answer'): string | undefined => (error?.field === field ? error.message : undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit({ account, password, answer: answered });
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
      <Captcha captcha={captcha} value={answered} onChange={(text) => setAnswer({ to: captcha.image, text })} error={wrong('answer')} texts={texts} />
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
