import { LoginForm } from '../../../patterns/LoginForm/index.ts';
import { LoginNotes } from '../../../patterns/LoginNotes/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { LoginViewProps } from '../../../views/login/contract.ts';

/** Sign-in as a dialog in the middle of the page (AUTH-01 to AUTH-06). */
export default function LoginView(props: LoginViewProps) {
  const { open, onClose, texts } = props;
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      insistent
      title={texts.title}
      description={texts.subtitle}
      closeLabel={texts.close}
    >
      <LoginForm {...props} />
      <LoginNotes notes={props.notes} />
    </Dialog>
  );
}
