import type { PasswordViewProps } from '../../views/password/contract.ts';
import type { OnModal } from '../onModal.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';

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
