import type { LoginViewProps } from '../../views/login/contract.ts';
import { LoginNotes } from '../LoginNotes/index.ts';
import type { OnModal } from '../onModal.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Sign-in over the page (AUTH-01 to AUTH-06), which registration may take the place of (AUTH-05). A stray press outside does not lose what was typed. */
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
