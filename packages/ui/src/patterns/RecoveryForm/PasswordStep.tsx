import { useState } from 'react';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import { FormActions } from '../FormActions.tsx';
import * as css from '../form-layout.css.ts';
import { useForm } from '../useForm.ts';
import type { RecoveryFormProps } from './types.ts';

/** Step 2: the new login password, twice (WPR-12). */
export function PasswordStep({ passwordLength, busy, error, onSave, texts }: RecoveryFormProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const { form, wrong } = useForm({
    first: 'newPassword',
    error,
    busy,
    onSubmit: () => onSave({ password, confirm }),
  });
  const shown = { show: texts.showPassword, hide: texts.hidePassword };
  return (
    <form {...form} className={css.form}>
      <PasswordField
        label={texts.newPassword}
        hint={texts.newPasswordHint(passwordLength)}
        name="newPassword"
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
        error={wrong('newPassword')}
        texts={shown}
      />
      <PasswordField
        label={texts.confirm}
        name="confirm"
        autoComplete="new-password"
        value={confirm}
        onValueChange={setConfirm}
        error={wrong('confirm')}
        texts={shown}
      />
      <FormActions busy={busy} submit={texts.save} submitting={texts.sending} />
    </form>
  );
}
