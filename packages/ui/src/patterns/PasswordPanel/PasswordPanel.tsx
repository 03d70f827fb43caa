import { Button } from '../../primitives/Button/index.ts';
import type { PasswordViewProps } from '../../views/password/contract.ts';
import { FormActions } from '../FormActions.tsx';
import { ModelForm } from '../FormFields/index.ts';
import type { OnModal } from '../onModal.tsx';

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

const stay = (): void => undefined;

/** The forced password change of a first login; it cannot be closed (PWD-05x). */
export function PasswordModal({ modal: Modal, ...props }: PasswordViewProps & OnModal) {
  const { title, body } = props.texts;
  return (
    <Modal open onClose={stay} insistent title={title} description={body}>
      <PasswordPanel {...props} />
    </Modal>
  );
}
