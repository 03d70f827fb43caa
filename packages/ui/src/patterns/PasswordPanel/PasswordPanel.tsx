import { Button } from '../../primitives/Button/index.ts';
import type { PasswordViewProps } from '../../views/password/contract.ts';
import { ModelForm } from '../FormFields/index.ts';
import { FormActions } from '../FormActions.tsx';

/** The form of a forced password change, and sign-out (PWD-05x). */
export function PasswordPanel({ form, onLogout, texts }: PasswordViewProps) {
  return (
    <ModelForm form={form} label={texts.title} first={form.fields[0]?.name}>
      <FormActions busy={form.busy} submit={texts.submit} submitting={texts.submitting}>
        <Button variant="ghost" block onClick={onLogout}>
          {texts.logout}
        </Button>
      </FormActions>
    </ModelForm>
  );
}
