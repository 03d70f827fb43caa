import { LoginForm } from '../../../patterns/LoginForm/index.ts';
import { LoginNotes } from '../../../patterns/LoginNotes/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { LoginViewProps } from '../../../views/login/contract.ts';

/** Sign-in as a dialog in the middle of the page (AUTH-01 to AUTH-06), which registration may take the place of (AUTH-05). */
export default function LoginView(props: LoginViewProps) {
  const { open, onClose, registration, texts } = props;
  return (
    <Dialog
      size={registration ? 'lg' : 'sm'}
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
          <LoginNotes notes={props.notes} />
        </>
      )}
    </Dialog>
  );
}
