import type { LoginViewProps } from '../../views/login/contract.ts';
import { LoginNotes } from '../LoginNotes/index.ts';
import type { OnModal } from '../onModal.tsx';
import { LoginForm } from './LoginForm.tsx';

/**
 * The sign-in dialog, whose content registration may replace. A press outside does not close it, so that input is not lost
 * (AUTH-05).
 */
export function LoginModal({ modal: Modal, ...props }: LoginViewProps & OnModal) {
  const { open, onClose, registration, notes, texts } = props;
  return (
    <Modal
      large={registration !== undefined}
      open={open}
      onClose={onClose}
      insistent
      title={registration?.title ?? texts.title}
      description={registration?.subtitle ?? texts.subtitle}
      closeLabel={texts.close}
    >
      {registration?.content ?? (
        <>
          <LoginForm {...props} />
          <LoginNotes notes={notes} />
        </>
      )}
    </Modal>
  );
}
