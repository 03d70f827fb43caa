import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { LoginViewProps } from '../../views/login/contract.ts';
import { CaptchaField } from '../CaptchaField/index.ts';
import { FormActions } from '../FormActions.tsx';
import * as layout from '../form-layout.css.ts';
import { useForm } from '../useForm.ts';
import * as css from './LoginForm.css.ts';

export type LoginFormProps = Pick<
  LoginViewProps,
  | 'account'
  | 'passkeys'
  | 'captcha'
  | 'busy'
  | 'error'
  | 'onSubmit'
  | 'onForgot'
  | 'register'
  | 'providers'
  | 'onCustomerService'
  | 'texts'
>;

/** Account, password and captcha. The app validates (AUTH-06). */
export function LoginForm(props: LoginFormProps) {
  const { captcha, busy, error, onSubmit, onForgot, register, providers = [], onCustomerService, texts } = props;
  const [account, setAccount] = useState(props.account ?? '');
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState('');
  const { form, wrong } = useForm({
    first: props.account ? 'password' : 'account',
    error,
    busy,
    onSubmit: () => onSubmit({ account, password, answer }),
  });
  return (
    <form {...form} className={layout.form}>
      {error && error.field === null && (
        <p className={layout.failed} role="alert">
          {error.message}
        </p>
      )}
      <TextField
        label={texts.account}
        name="account"
        value={account}
        onValueChange={setAccount}
        placeholder={texts.accountHint}
        autoComplete={props.passkeys ? 'username webauthn' : 'username'}
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
      <FormActions
        busy={busy}
        submit={texts.submit}
        submitting={texts.submitting}
        onCustomerService={onCustomerService}
        customerService={texts.customerService}
      >
        {/* After the button, so that a keyboard goes from the password on to the code and the button. */}
        {onForgot && (
          <button type="button" className={css.forgot} onClick={onForgot}>
            {texts.forgot}
          </button>
        )}
        {register && (
          <p className={layout.sentence}>
            {register.hint}
            <button type="button" className={layout.link} onClick={register.onOpen}>
              {register.label}
            </button>
          </p>
        )}
      </FormActions>
      {providers.length > 0 && (
        <section className={css.others} aria-label={texts.otherWays}>
          <p className={css.divider} aria-hidden="true">
            {texts.otherWays}
          </p>
          <div className={css.providers}>
            {providers.map(({ id, title, onOpen }) => (
              <Button key={id} variant="outline" onClick={onOpen}>
                {title}
              </Button>
            ))}
          </div>
        </section>
      )}
    </form>
  );
}
