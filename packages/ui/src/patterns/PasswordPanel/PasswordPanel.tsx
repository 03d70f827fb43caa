import { Button } from '../../primitives/Button/index.ts';
import type { PasswordViewProps } from '../../views/password/contract.ts';
import { ModelForm } from '../FormFields/index.ts';
import * as layout from '../form-layout.css.ts';

/** The form of a forced password change, and sign-out (PWD-05x). */
export function PasswordPanel({ form, onLogout, texts }: PasswordViewProps) {
  return (
    <ModelForm form={form} label={texts.title} first={form.fields[0]?.name}>
      <div className={layout.actions}>
        <Button type="submit" variant="gold" size="lg" block loading={form.busy}>
          {form.busy ? texts.submitting : texts.submit}
        </Button>
        <Button variant="ghost" block onClick={onLogout}>
          {texts.logout}
        </Button>
      </div>
    </ModelForm>
  );
}
