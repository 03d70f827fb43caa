import { LoginForm } from '../../../patterns/LoginForm/index.ts';
import { LoginNotes } from '../../../patterns/LoginNotes/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { LoginViewProps } from '../../../views/login/contract.ts';

/** Sign-in as a sheet from the bottom (AUTH-01 to AUTH-06). A stray press outside does not lose what was typed. */
export default function LoginView(props: LoginViewProps) {
  const { open, onClose, texts } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      insistent
      title={texts.title}
      description={texts.subtitle}
      closeLabel={texts.close}
    >
      <LoginForm {...props} />
      <LoginNotes notes={props.notes} />
    </Sheet>
  );
}
