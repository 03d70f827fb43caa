import { useState } from 'react';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import type { RecoveryViewProps } from '../../views/recovery/contract.ts';
import * as css from '../form-layout.css.ts';
import { FormActions } from '../FormActions.tsx';
import { FormModal } from '../FormModal/index.ts';
import type { OnModal } from '../onModal.tsx';
import { useForm } from '../useForm.ts';
import { IdentityStep, type RecoveryFormProps } from './IdentityStep.tsx';

/** Password reset in two steps: identity, then the new password. The app validates (WPR-01). */
export function RecoveryForm(props: RecoveryFormProps) {
  return props.step === 'identity' ? <IdentityStep {...props} /> : <PasswordStep {...props} />;
}

/** Step 2: the new login password, twice (WPR-12). */
function PasswordStep({ passwordLength, busy, error, onSave, texts }: RecoveryFormProps) {
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

/** The reset of the login password (SHELL-35). */
export function RecoveryModal({ modal, open, onClose, ...form }: RecoveryViewProps & OnModal) {
  const { step, texts } = form;
  const subtitle = step === 'identity' ? texts.identitySubtitle : texts.passwordSubtitle;
  return (
    <FormModal modal={modal} open={open} onClose={onClose} texts={{ ...texts, subtitle }}>
      <RecoveryForm {...form} />
    </FormModal>
  );
}
