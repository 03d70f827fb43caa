import { useRef, useState, type FormEvent } from 'react';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import type { RecoveryField } from '../../views/recovery/contract.ts';
import { FormActions } from '../FormActions.tsx';
import * as css from '../form-layout.css.ts';
import { useFormFocus } from '../useFormFocus.ts';
import type { RecoveryFormProps } from './types.ts';

/** Step 2: the new login password, twice (WPR-12). */
export function PasswordStep({ passwordLength, busy, error, onSave, texts }: RecoveryFormProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useFormFocus(form, 'newPassword', error);
  const wrong = (field: RecoveryField): string | undefined => (error?.field === field ? error.message : undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSave({ password, confirm });
  };
  const shown = { show: texts.showPassword, hide: texts.hidePassword };
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
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
