import { useState } from 'react';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { RecoveryViewProps } from '../../views/recovery/contract.ts';
import { CaptchaField } from '../CaptchaField/index.ts';
import * as css from '../form-layout.css.ts';
import { FormActions } from '../FormActions.tsx';
import { PhoneField } from '../FormFields/index.ts';
import { useForm } from '../useForm.ts';

/** Props of the password reset without those of its dialog. */
export type RecoveryFormProps = Omit<RecoveryViewProps, 'open' | 'onClose'>;

const noop = (): void => undefined;

/** Step 1: account, withdrawal password, and phone or e-mail (WPR-04). */
export function IdentityStep(props: RecoveryFormProps) {
  const { captcha, sms, busy, error, fold, onProve, onEmailLeft, onCustomerService, texts } = props;
  const [way, setWay] = useState<'phone' | 'email'>('phone');
  const [account, setAccount] = useState(props.account);
  const [withdrawPassword, setWithdrawPassword] = useState('');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [typed, setTyped] = useState('');
  const { form, wrong } = useForm({
    first: props.account === '' ? 'account' : 'withdrawPassword',
    error,
    busy,
    onSubmit: () => {
      onProve({ way, account, withdrawPassword, phone, email, captcha: typed });
      // Each attempt needs a new answer (WPR-09).
      setTyped('');
    },
  });
  const contact = {
    phone: (
      <div onBlur={() => setPhone(fold('phone', phone))}>
        <PhoneField
          widget="phone"
          label={texts.phone}
          name="phone"
          autocomplete="tel"
          value={phone}
          onChange={setPhone}
          onBlur={noop}
          error={wrong('phone')}
          send={sms && { ...sms, disabled: sms.disabled || phone.trim() === '', onSend: () => sms.onSend(phone) }}
        />
      </div>
    ),
    email: (
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onValueChange={setEmail}
        onBlur={() => onEmailLeft(email)}
        error={wrong('email')}
      />
    ),
  };
  return (
    <form {...form} className={css.form}>
      <TextField
        label={texts.account}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        onValueChange={setAccount}
        error={wrong('account')}
      />
      <PasswordField
        label={texts.withdrawPassword}
        hint={texts.withdrawPasswordHint}
        name="withdrawPassword"
        autoComplete="off"
        inputMode="numeric"
        value={withdrawPassword}
        onValueChange={setWithdrawPassword}
        onBlur={() => setWithdrawPassword(fold('withdrawPassword', withdrawPassword))}
        error={wrong('withdrawPassword')}
        texts={{ show: texts.showPassword, hide: texts.hidePassword }}
      />
      <Tabs
        label={texts.way}
        variant="pill"
        fitted
        value={way}
        onValueChange={(value) => setWay(value === 'email' ? 'email' : 'phone')}
        tabs={[
          { value: 'phone', label: texts.byPhone, content: contact.phone },
          { value: 'email', label: texts.byEmail, content: contact.email },
        ]}
      />
      <CaptchaField captcha={captcha} value={typed} onValueChange={setTyped} error={wrong('answer')} texts={texts} />
      <FormActions
        busy={busy}
        submit={texts.next}
        submitting={texts.sending}
        onCustomerService={onCustomerService}
        customerService={texts.customerService}
      />
    </form>
  );
}
